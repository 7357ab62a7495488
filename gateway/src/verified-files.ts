import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { errorCode } from '@lumora/shared-contract/error-code';
import type { ReleaseFile } from '@lumora/releases/release-schema';
import { matchesHash } from '@lumora/releases/verify-release';

/** The result of the last check of a file, and the state of the file at that time. */
interface Check {
  state: string;
  isIntact: boolean;
}

interface Expected {
  entry: ReleaseFile;
  onAltered: () => void;
}

/** Checks release files against their hashes on the first read, and again after a change on the disk. */
export class VerifiedFiles {
  readonly #checks = new LRUCache<string, Check>({ max: 20_000 });
  /**
   * Returns whether `file` in `folder` and its compressed copies are regular files with the listed content. Calls
   * `onAltered` when a check fails. The result is cached until the file changes on the disk.
   */
  async isIntact(folder: string, file: string, { entry, onAltered }: Expected): Promise<boolean> {
    const target = path.join(folder, file);
    const states = await Promise.all([
      stateOf(target, true),
      stateOf(`${target}.br`, entry.br !== undefined),
      stateOf(`${target}.gz`, entry.gz !== undefined),
    ]);
    const state = states.join();
    const cached = this.#checks.get(target);
    if (cached?.state === state) return cached.isIntact;
    const isIntact = !states.includes(wrongKind) && (await matchesHash(folder, file, entry));
    this.#checks.set(target, { state, isIntact });
    if (!isIntact) onAltered();
    return isIntact;
  }
}

const wrongKind = 'wrong kind';

/** Returns a value that changes with each write. A link, a folder or an unlisted compressed copy is of the wrong kind. */
async function stateOf(file: string, isListed: boolean): Promise<string> {
  try {
    const stats = await lstat(file);
    return stats.isFile() && isListed ? `${stats.ino}:${stats.size}:${stats.mtimeMs}` : wrongKind;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return 'absent';
    throw error;
  }
}
