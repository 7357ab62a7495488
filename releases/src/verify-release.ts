import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@lumora/shared-contract';
import { errorCode } from '@lumora/shared-contract/error-code';
import { contentHash, integrityOf } from './release-files.ts';

/** Returns why a release in `folder` must not be served: its id or a file does not match its hash; null when all do. */
export async function findTampering(release: Release, folder: string): Promise<string | null> {
  const wrongId = findWrongId(release);
  if (wrongId !== null) return wrongId;
  for (const [file, entry] of Object.entries(release.files)) {
    if (!(await matchesHash(folder, file, entry))) return `${file} is missing or does not match its hash`;
  }
  return null;
}

/** Returns why the id is not that of the release's content; null when it is. */
export function findWrongId(release: Release): string | null {
  return release.id.endsWith(`-${contentHash(release)}`) ? null : 'release.json does not match the id of the release';
}

/** Returns whether a file in `folder` and its compressed forms have the content that `release.json` lists. */
export async function matchesHash(folder: string, file: string, entry: ReleaseFile): Promise<boolean> {
  const { integrity, br, gz } = entry;
  const forms = [read(folder, file)];
  if (br !== undefined) forms.push(read(folder, `${file}.br`, promisify(brotliDecompress)));
  if (gz !== undefined) forms.push(read(folder, `${file}.gz`, promisify(gunzip)));
  const contents = await Promise.all(forms);
  return contents.every((content) => content !== null && integrityOf(content) === integrity);
}

export type ReleaseFile = Release['files'][string];

/** Null when the file is not there or is no compressed form of anything. */
async function read(folder: string, file: string, expand = async (content: Buffer) => content): Promise<Buffer | null> {
  try {
    return await expand(await readFile(path.join(folder, file)));
  } catch (error) {
    if (/^(ENOENT|Z_|ERR_)/.test(errorCode(error))) return null;
    throw error;
  }
}
