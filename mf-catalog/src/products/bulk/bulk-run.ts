import { maxBulkItems } from '@lumora/shared-contract';
import { errorMessage } from '@lumora/shared-auth/core';
import type { BulkChange } from './bulk-change.ts';

/** Names by id. */
export type SelectedProducts = ReadonlyMap<number, string>;

/** How far a change of many products is, and what became of each. */
export interface BulkRun {
  change: BulkChange;
  /** all of them, also those that are done */
  products: SelectedProducts;
  done: ReadonlySet<number>;
  /** why one was refused, by id */
  refused: ReadonlyMap<number, string>;
  /** asked for in a call that nobody answered: done or not, nobody here knows */
  unanswered: ReadonlySet<number>;
  /** why it ended before its time */
  problem: string | null;
  isRunning: boolean;
}

export function newRun(change: BulkChange, products: SelectedProducts): BulkRun {
  const none = { done: new Set<number>(), refused: new Map<number, string>(), unanswered: new Set<number>() };
  return { change, products, ...none, problem: null, isRunning: false };
}

/** Does what is not done yet, chunk by chunk, and tells of each step; ends at the first call that fails. */
export async function continueRun(
  before: BulkRun,
  tell: (run: BulkRun) => void,
  signal: AbortSignal,
): Promise<BulkRun & { isComplete: boolean }> {
  let run: BulkRun = { ...before, refused: new Map(), problem: null, isRunning: true };
  tell(run);

  for (const ids of chunks(leftOf(before))) {
    if (signal.aborted) run = { ...run, problem: 'Stopped.' };
    else run = await sendChunk(run, ids);
    if (run.problem !== null) break;
    tell(run);
  }

  run = { ...run, isRunning: false };
  tell(run);
  return { ...run, isComplete: leftOf(run).length === 0 };
}

async function sendChunk(run: BulkRun, ids: readonly number[]): Promise<BulkRun> {
  const { change, done, refused, unanswered } = run;
  try {
    const outcome = await change.send(ids);
    // a deletion whose answer was lost had been done: only then does the server not know the product
    const wasDone = ({ id, name }: { id: number; name: string | null }) =>
      change.isDeletion && name === null && unanswered.has(id);
    const deletedBefore = outcome.failed.filter(wasDone);
    const failed = outcome.failed.filter((failure) => !wasDone(failure));

    return {
      ...run,
      done: new Set([...done, ...outcome.done, ...deletedBefore.map(({ id }) => id)]),
      refused: new Map([...refused, ...failed.map(({ id, message }) => [id, message] as const)]),
      unanswered: new Set([...unanswered].filter((id) => !ids.includes(id))),
    };
  } catch (error) {
    return { ...run, unanswered: new Set([...unanswered, ...ids]), problem: errorMessage(error) };
  }
}

/** What is still to be done, and why it is not. */
export function listUnprocessed(run: BulkRun): { id: number; name: string; reason: string }[] {
  return leftOf(run).map((id) => ({
    id,
    name: run.products.get(id) ?? `Product ${id}`,
    reason: run.refused.get(id) ?? (run.unanswered.has(id) ? 'No answer came' : 'Not tried'),
  }));
}

function leftOf({ products, done }: BulkRun): number[] {
  return [...products.keys()].filter((id) => !done.has(id));
}

/** Small enough that the count moves, large enough for many thousands. */
function chunks(ids: readonly number[]): (readonly number[])[] {
  const chunkSize = Math.min(maxBulkItems, Math.max(25, Math.ceil(ids.length / 20)));
  return Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, index) =>
    ids.slice(index * chunkSize, (index + 1) * chunkSize),
  );
}
