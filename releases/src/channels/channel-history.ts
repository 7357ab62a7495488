import type { ChannelMove } from '@lumora/shared-contract';
import { DeployError } from '../release-error.ts';

export interface ChannelHistory {
  /** every move whose file can be read, oldest first */
  moves: ChannelMove[];
  /** why each other file cannot be read; a message begins with the name of the file */
  unreadable: string[];
}

/** Reads the files of a channel with `read`, which throws `DeployError` for a file that is no move. */
export async function readHistory<T>(files: T[], read: (file: T) => Promise<ChannelMove>): Promise<ChannelHistory> {
  const results = await Promise.all(
    files.map((file) =>
      read(file).catch((error: unknown) => {
        if (error instanceof DeployError) return error;
        throw error;
      }),
    ),
  );
  return {
    moves: results.flatMap((result) => (result instanceof DeployError ? [] : [result])),
    unreadable: results.flatMap((result) => (result instanceof DeployError ? [result.message] : [])),
  };
}

/** Returns the moves of a history. Throws `DeployError` `invalid_release` when one of its files cannot be read. */
export function assertReadable({ moves, unreadable: [first] }: ChannelHistory): ChannelMove[] {
  if (first === undefined) return moves;
  throw new DeployError('invalid_release', `${first} Restore or remove this file.`);
}
