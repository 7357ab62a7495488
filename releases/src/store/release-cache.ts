import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Release } from '../release-schema.ts';
import { ReleaseError } from '../release-error.ts';
import { errorCode } from '@lumora/shared-contract/error-code';
import { findTampering } from '../verify-release.ts';
import type { S3Bucket } from './s3-bucket.ts';
import { storedFiles } from './stored-files.ts';

/** Max number of parallel downloads. */
const maxDownloads = 16;

/** Caches releases of a bucket in local folders. A folder appears only when it is complete and every hash matches. */
export class ReleaseCache {
  readonly #root: string;
  readonly #bucket: S3Bucket;
  readonly #folders = new Map<string, Promise<string>>();

  constructor(root: string, bucket: S3Bucket) {
    this.#root = root;
    this.#bucket = bucket;
  }

  /**
   * Returns the local folder of a release and downloads it the first time. Throws `ReleaseError` `not_found` when it is
   * not published, `invalid_release` when a file is missing or altered.
   */
  folderOf(module: string, id: string, readRelease: () => Promise<Release | null>): Promise<string> {
    const name = `${module}/${id}`;
    const cached = this.#folders.get(name);
    if (cached !== undefined) return cached;
    const fetching = this.#find(name, readRelease);
    this.#folders.set(name, fetching);
    // the next call tries again
    fetching.catch(() => this.#folders.delete(name));
    return fetching;
  }

  async #find(name: string, readRelease: () => Promise<Release | null>): Promise<string> {
    const target = path.join(this.#root, name);
    if (await exists(target)) return target;
    const release = await readRelease();
    if (release === null) throw new ReleaseError('not_found', `${name} is not published.`);
    const temporary = path.join(this.#root, `.fetching-${randomUUID()}`);
    try {
      await this.#fetch(release, temporary);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(temporary, target);
    } catch (error) {
      // another process created the folder first
      if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
    return target;
  }

  async #fetch(release: Release, temporary: string): Promise<void> {
    await pLimit(maxDownloads).map(storedFiles(release), (file) => this.#fetchFile(release, file, temporary));
    const tampering = await findTampering(release, temporary);
    if (tampering !== null) throw new ReleaseError('invalid_release', tampering);
  }

  /** Skips a missing file: the hash check finds it. */
  async #fetchFile({ module, id }: Release, file: string, temporary: string): Promise<void> {
    const content = await this.#bucket.read(`releases/${module}/${id}/${file}`);
    if (content === null) return;
    const target = path.join(temporary, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

async function exists(folder: string): Promise<boolean> {
  try {
    await access(folder);
    return true;
  } catch {
    return false;
  }
}
