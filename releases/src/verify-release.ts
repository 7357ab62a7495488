import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { Release, ReleaseFile } from './release-schema.ts';
import { errorCode } from '@lumora/shared-contract/error-code';
import { contentHash, integrityOf } from './release-files.ts';

/** Max number of files that are read in parallel, each with its compressed copies. */
const maxReads = 8;

/** Returns why the release in `folder` must not be served (its id or a file does not match its hash), or null. */
export async function findTampering(release: Release, folder: string): Promise<string | null> {
  const wrongId = findWrongId(release);
  if (wrongId !== null) return wrongId;
  const limit = pLimit(maxReads);
  const faulty = await Promise.all(
    Object.entries(release.files).map(([file, entry]) =>
      limit(async () => ((await matchesHash(folder, file, entry)) ? [] : [file])),
    ),
  );
  const [first] = faulty.flat();
  return first === undefined ? null : `${first} is missing or does not match its hash`;
}

/** Returns an error message when the release id does not match the hash of its content, or null. */
export function findWrongId(release: Release): string | null {
  return release.id.endsWith(`-${contentHash(release)}`) ? null : 'release.json does not match the id of the release';
}

/** Returns whether a file in `folder` and its compressed copies match the hash in `release.json`. */
export async function matchesHash(folder: string, file: string, entry: ReleaseFile): Promise<boolean> {
  const { integrity, br, gz } = entry;
  const copies = [read(folder, file)];
  if (br !== undefined) copies.push(read(folder, `${file}.br`, promisify(brotliDecompress)));
  if (gz !== undefined) copies.push(read(folder, `${file}.gz`, promisify(gunzip)));
  const contents = await Promise.all(copies);
  return contents.every((content) => content !== null && integrityOf(content) === integrity);
}

/** Returns null when the file is missing or cannot be decompressed. */
async function read(folder: string, file: string, expand = async (content: Buffer) => content): Promise<Buffer | null> {
  try {
    return await expand(await readFile(path.join(folder, file)));
  } catch (error) {
    if (/^(ENOENT|Z_|ERR_)/.test(errorCode(error))) return null;
    throw error;
  }
}
