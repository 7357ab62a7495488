import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@lumora/shared-contract';
import { DeployError } from '../release-error.ts';
import { errorCode } from '@lumora/shared-contract/error-code';
import { findTampering } from '../verify-release.ts';
import type { S3Bucket } from './s3-bucket.ts';
import { storedFiles } from './stored-files.ts';

/** Downloads at the same time. */
const batch = 16;

/** Releases of a bucket as local folders. A folder appears whole, and only when every file matches its hash. */
export class ReleaseCache {
  readonly #root: string;
  readonly #bucket: S3Bucket;
  readonly #folders = new Map<string, Promise<string>>();

  constructor(root: string, bucket: S3Bucket) {
    this.#root = root;
    this.#bucket = bucket;
  }

  /** The release's folder, fetched at first; rejects with a DeployError when it is not published, or not whole. */
  folderOf(module: string, id: string, describe: () => Promise<Release | null>): Promise<string> {
    const name = `${module}/${id}`;
    const known = this.#folders.get(name);
    if (known !== undefined) return known;
    const fetching = this.#find(name, describe);
    this.#folders.set(name, fetching);
    // the next one who asks tries again
    fetching.catch(() => this.#folders.delete(name));
    return fetching;
  }

  async #find(name: string, describe: () => Promise<Release | null>): Promise<string> {
    const target = path.join(this.#root, name);
    if (await isThere(target)) return target;
    const release = await describe();
    if (release === null) throw new DeployError('not_found', `${name} is not published.`);
    const half = path.join(this.#root, `.fetching-${randomUUID()}`);
    try {
      await this.#fetch(release, half);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(half, target);
    } catch (error) {
      // another process on this folder was faster
      if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
    } finally {
      await rm(half, { recursive: true, force: true });
    }
    return target;
  }

  async #fetch(release: Release, half: string): Promise<void> {
    const files = storedFiles(release);
    for (let first = 0; first < files.length; first += batch) {
      await Promise.all(files.slice(first, first + batch).map((file) => this.#fetchFile(release, file, half)));
    }
    const fault = await findTampering(release, half);
    if (fault !== null) throw new DeployError('invalid_release', fault);
  }

  /** What is missing is found when the hashes are. */
  async #fetchFile({ module, id }: Release, file: string, half: string): Promise<void> {
    const content = await this.#bucket.read(`releases/${module}/${id}/${file}`);
    if (content === null) return;
    const target = path.join(half, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

async function isThere(folder: string): Promise<boolean> {
  try {
    await access(folder);
    return true;
  } catch {
    return false;
  }
}
