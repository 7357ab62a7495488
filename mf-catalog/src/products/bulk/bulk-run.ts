import { maxBulkItems } from '@lumora/shared-contract/catalog';
import { errorMessage } from '@lumora/shared-auth/core';
import type { BulkChange, SelectedProduct } from './bulk-change.ts';

/** The selected products by id, as the list showed them last. */
export type SelectedProducts = ReadonlyMap<number, SelectedProduct>;

/** Progress of a bulk change with the outcome of each product. */
export interface BulkRun {
  change: BulkChange;
  /** all products of the run, including those that are done */
  products: SelectedProducts;
  doneIds: ReadonlySet<number>;
  /** error messages of rejected products by id */
  rejected: ReadonlyMap<number, string>;
  /** sent in a request without a response: may be done or not */
  unconfirmedIds: ReadonlySet<number>;
  /** why the run ended early */
  problem: string | null;
  isRunning: boolean;
}

export function newRun(change: BulkChange, products: SelectedProducts): BulkRun {
  return {
    change,
    products,
    doneIds: new Set(),
    rejected: new Map(),
    unconfirmedIds: new Set(),
    problem: null,
    isRunning: false,
  };
}

/** Processes the remaining products in chunks and reports each step; stops at the first failed request. */
export async function continueRun(
  before: BulkRun,
  onProgress: (run: BulkRun) => void,
  signal: AbortSignal,
): Promise<BulkRun & { isComplete: boolean }> {
  let run: BulkRun = { ...before, rejected: new Map(), problem: null, isRunning: true };
  onProgress(run);

  for (const ids of chunks(remainingIds(before))) {
    if (signal.aborted) run = { ...run, problem: 'Stopped.' };
    else run = await sendChunk(run, ids);
    if (run.problem !== null) break;
    onProgress(run);
  }

  run = { ...run, isRunning: false };
  onProgress(run);
  return { ...run, isComplete: remainingIds(run).length === 0 };
}

async function sendChunk(run: BulkRun, ids: readonly number[]): Promise<BulkRun> {
  const { change, doneIds, rejected, unconfirmedIds } = run;
  try {
    const outcome = await change.send(ids);
    // a product that no longer exists was deleted by the request whose response was lost
    const wasDone = ({ id, name }: { id: number; name: string | null }) =>
      change.isDeletion && name === null && unconfirmedIds.has(id);
    const deletedBefore = outcome.failed.filter(wasDone);
    const failed = outcome.failed.filter((failure) => !wasDone(failure));

    return {
      ...run,
      doneIds: new Set([...doneIds, ...outcome.done, ...deletedBefore.map(({ id }) => id)]),
      rejected: new Map([...rejected, ...failed.map(({ id, message }) => [id, message] as const)]),
      unconfirmedIds: new Set([...unconfirmedIds].filter((id) => !ids.includes(id))),
    };
  } catch (error) {
    return { ...run, unconfirmedIds: new Set([...unconfirmedIds, ...ids]), problem: errorMessage(error) };
  }
}

/** Lists the products that are not done, each with the reason. */
export function listUnprocessed(run: BulkRun): { id: number; name: string; reason: string }[] {
  return remainingIds(run).map((id) => ({
    id,
    name: run.products.get(id)?.name ?? `Product ${id}`,
    reason: run.rejected.get(id) ?? (run.unconfirmedIds.has(id) ? 'No response' : 'Not tried'),
  }));
}

function remainingIds({ products, doneIds }: BulkRun): number[] {
  return [...products.keys()].filter((id) => !doneIds.has(id));
}

/** Splits the ids into about 20 chunks of 25 to `maxBulkItems` ids, so that the progress updates often. */
export function chunks(ids: readonly number[]): (readonly number[])[] {
  const chunkSize = Math.min(maxBulkItems, Math.max(25, Math.ceil(ids.length / 20)));
  return Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, index) =>
    ids.slice(index * chunkSize, (index + 1) * chunkSize),
  );
}
