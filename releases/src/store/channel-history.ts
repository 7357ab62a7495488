import type { ChannelMove, SetDecision } from '@lumora/shared-contract/releases';
import { ReleaseError } from '../release-error.ts';

/** The files of one channel. */
export interface ChannelHistory {
  /** every readable move that is in effect, oldest first */
  moves: ChannelMove[];
  /** one error message for each unreadable file; it begins with the file name */
  unreadable: string[];
  /** number of the next move, above those of all files */
  nextNumber: number;
  /** ids of undecided sets with a move of this channel */
  pendingSets: string[];
}

interface HistorySource {
  /** must throw `ReleaseError` for a file that is not a valid move */
  read: (n: number) => Promise<ChannelMove>;
  findDecision: (id: string) => Promise<SetDecision | null>;
  /** the sets whose decisions count; without it, all */
  decidedSets: ReadonlySet<string> | undefined;
}

/** Reads the files of a channel with the given numbers, in ascending order. */
export async function readHistory(numbers: number[], source: HistorySource): Promise<ChannelHistory> {
  const results = await Promise.all(numbers.map((n) => readOrError(n, source)));
  return {
    moves: results.flatMap((result) => ('state' in result && result.state === 'committed' ? [result.move] : [])),
    unreadable: results.flatMap((result) => (result instanceof ReleaseError ? [result.message] : [])),
    nextNumber: (numbers.at(-1) ?? 0) + 1,
    pendingSets: results.flatMap((result) =>
      'state' in result && result.state === 'pending' && result.move.set ? [result.move.set.id] : [],
    ),
  };
}

/** Returns the moves of a history. Throws `ReleaseError` `invalid_release` when one of its files is unreadable. */
export function assertReadable({ moves, unreadable: [first] }: ChannelHistory): ChannelMove[] {
  if (first === undefined) return moves;
  throw new ReleaseError('invalid_release', `${first} Restore or remove this file.`);
}

interface ReadMove {
  move: ChannelMove;
  state: SetDecision['outcome'] | 'pending';
}

async function readOrError(n: number, source: HistorySource): Promise<ReadMove | ReleaseError> {
  try {
    const move = await source.read(n);
    return { move, state: await stateOf(move, source) };
  } catch (error) {
    if (error instanceof ReleaseError) return error;
    throw error;
  }
}

async function stateOf({ set }: ChannelMove, { findDecision, decidedSets }: HistorySource): Promise<ReadMove['state']> {
  if (set === undefined) return 'committed';
  if (decidedSets?.has(set.id) === false) return 'pending';
  return (await findDecision(set.id))?.outcome ?? 'pending';
}
