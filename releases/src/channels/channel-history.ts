import type { ChannelMove } from '@lumora/shared-contract';
import { ReleaseError } from '../release-error.ts';

export interface ChannelHistory {
  /** every move whose file is readable, oldest first */
  moves: ChannelMove[];
  /** one error message for each unreadable file; it begins with the file name */
  unreadable: string[];
}

/** Reads all files of a channel. `read` must throw `ReleaseError` for a file that is not a valid move. */
export async function readHistory<T>(files: T[], read: (file: T) => Promise<ChannelMove>): Promise<ChannelHistory> {
  const results = await Promise.all(
    files.map((file) =>
      read(file).catch((error: unknown) => {
        if (error instanceof ReleaseError) return error;
        throw error;
      }),
    ),
  );
  return {
    moves: results.flatMap((result) => (result instanceof ReleaseError ? [] : [result])),
    unreadable: results.flatMap((result) => (result instanceof ReleaseError ? [result.message] : [])),
  };
}

/** Returns the moves of a history. Throws `ReleaseError` `invalid_release` when one of its files is unreadable. */
export function assertReadable({ moves, unreadable: [first] }: ChannelHistory): ChannelMove[] {
  if (first === undefined) return moves;
  throw new ReleaseError('invalid_release', `${first} Restore or remove this file.`);
}
