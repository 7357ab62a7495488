import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '@lumora/releases/release-error';
import { errorCode } from '@lumora/shared-contract/error-code';
import { buildModule } from './build-module.ts';
import type { ModuleFolder } from './module-folders.ts';
import { compressFiles, integrityOf } from '@lumora/releases/release-files';
import { sourceHash } from './source-hash.ts';

/** Max number of cached builds of a module; the least recently used one is removed first. */
const maxBuilds = 3;
/** Age (ms) from which an unfinished build is removed, because its process has ended. */
const abandonedAfterMs = 60 * 60_000;

/**
 * Returns the folder of the cached build of `source`: `client/`, `server/` and `build.json`, with the compressed forms.
 * Null when there is none. One whose files do not match the hashes taken when it was built is removed.
 */
export async function findBuild(module: ModuleFolder, source: string): Promise<string | null> {
  const folder = path.join(cacheFolder(module), source);
  const expected = await readRecord(folder);
  if (expected === null) return null;
  if (expected !== (await hashFiles(folder))) {
    await rm(folder, { recursive: true, force: true });
    return null;
  }
  await markUsed(folder);
  return folder;
}

/**
 * Builds the module and adds the build to the cache. Returns its folder. Throws `ReleaseError` `build_failed` with the
 * compiler's errors, or when the sources are no longer those of `source`.
 */
export async function addBuild(module: ModuleFolder, source: string): Promise<string> {
  const cache = cacheFolder(module);
  const unfinished = path.join(cache, `${unfinishedPrefix}${randomUUID()}`);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    await buildModule(module, source, unfinished);
    if ((await sourceHash(module)) !== source) {
      throw new ReleaseError('build_failed', `The sources of ${module.id} changed while it was built. Try again.`);
    }
    await compressFiles(unfinished);
    await writeFile(path.join(unfinished, recordName), await hashFiles(unfinished));
    await renameIfAbsent(unfinished, path.join(cache, source));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await prune(cache);
  return path.join(cache, source);
}

/** The usual folder of build tools: outside of sources and data, and removed with the installed packages. */
const cacheFolder = ({ root, id }: ModuleFolder) => path.join(root, 'node_modules/.cache/lumora/builds', id);

const recordName = 'hashes.json';
const unfinishedPrefix = '.building-';

async function readRecord(folder: string): Promise<string | null> {
  try {
    return await readFile(path.join(folder, recordName), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Returns the record of a build: the hash of every file in `folder` by its path, sorted. */
async function hashFiles(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== recordName)
    .sort();
  const hashes = await Promise.all(
    files.map(async (file) => [file, integrityOf(await readFile(path.join(folder, file)))] as const),
  );
  return JSON.stringify(Object.fromEntries(hashes), null, 2);
}

/** Does nothing when `to` exists: another process may have built the same sources first. */
async function renameIfAbsent(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
  }
}

/** Sets the time of the folder to now. Does nothing in a read-only container image, where no build is removed. */
async function markUsed(folder: string): Promise<void> {
  const now = new Date();
  await utimes(folder, now, now).catch((error: unknown) => {
    if (!['EROFS', 'EACCES', 'EPERM'].includes(errorCode(error))) throw error;
  });
}

async function prune(cache: string): Promise<void> {
  const builds = await Promise.all(
    (await readdir(cache)).map(async (name) => {
      const folder = path.join(cache, name);
      return { folder, isFinished: !name.startsWith(unfinishedPrefix), usedAtMs: await usedAtMs(folder) };
    }),
  );
  const finished = builds.filter(({ isFinished }) => isFinished).toSorted((a, b) => b.usedAtMs - a.usedAtMs);
  const abandonedBefore = Date.now() - abandonedAfterMs;
  const abandoned = builds.filter(({ isFinished, usedAtMs }) => !isFinished && usedAtMs < abandonedBefore);
  for (const { folder } of [...finished.slice(maxBuilds), ...abandoned])
    await rm(folder, { recursive: true, force: true });
}

/** Returns 0 for a build that another process has just removed. */
async function usedAtMs(folder: string): Promise<number> {
  const stats = await stat(folder, { bigint: false }).catch(() => null);
  return stats?.mtimeMs ?? 0;
}
