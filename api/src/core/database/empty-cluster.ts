import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { errorCode } from '@lumora/shared-contract/error-code';

/**
 * Returns the archive that `cacheEmptyCluster` stored in the folder `cache`, for the option `loadDataDir` of PGlite.
 * Loading it takes a quarter of the time of creating a database cluster. Returns undefined when the folder has no archive
 * of this version of PGlite, or the archive was altered.
 */
export async function findEmptyCluster(cache: string): Promise<Blob | undefined> {
  const prefix = `${await pgliteVersion()}-`;
  const name = (await namesIn(cache)).find((file) => file.startsWith(prefix));
  if (name === undefined) return undefined;
  const archive = await readFile(join(cache, name));
  return name === nameOf(prefix, archive) ? new Blob([archive]) : undefined;
}

/**
 * Stores `archive`, the dump of a new, empty database, in the folder `cache` and removes older archives. Does nothing when the
 * folder is not writable, as in a container image whose packages belong to another user.
 */
export async function cacheEmptyCluster(cache: string, archive: Buffer): Promise<void> {
  const name = nameOf(`${await pgliteVersion()}-`, archive);
  const unfinished = join(cache, `.${randomUUID()}`);
  try {
    await mkdir(cache, { recursive: true, mode: 0o700 });
    await writeFile(unfinished, archive, { mode: 0o600 });
    for (const old of (await namesIn(cache)).filter((file) => !file.startsWith('.')))
      await rm(join(cache, old), { force: true });
    await rename(unfinished, join(cache, name));
  } catch (error) {
    if (!isUnwritable(error)) throw error;
  }
}

/** Puts the hash of the archive into its file name, so that a truncated or altered archive is detected. */
function nameOf(prefix: string, archive: Buffer): string {
  return `${prefix}${createHash('sha256').update(archive).digest('hex')}.tar.gz`;
}

async function pgliteVersion(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version }: { version: string } = JSON.parse(await readFile(join(dirname(main), '../package.json'), 'utf8'));
  return version;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** ENOENT: `mkdir` of Node with `recursive` has this code when the file system is read-only (seen with Node 20 and 24). */
const isUnwritable = (error: unknown) => ['EROFS', 'EACCES', 'EPERM', 'ENOENT'].includes(errorCode(error));
