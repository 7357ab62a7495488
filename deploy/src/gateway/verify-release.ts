import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@lumora/shared-contract';
import { errorCode } from '../error-code.ts';
import { contentHash, integrityOf } from '../publish/release-files.ts';

/** Why a release in `folder` may not be served: a file that differs from its hash, or an id that differs from its content; null when all is well. */
export async function findTampering(release: Release, folder: string): Promise<string | null> {
  if (!release.id.endsWith(`-${contentHash(release)}`)) return 'release.json does not match the id of the release';
  for (const [file, { integrity, br, gz }] of Object.entries(release.files)) {
    const forms = [read(folder, file)];
    if (br !== undefined) forms.push(read(folder, `${file}.br`, promisify(brotliDecompress)));
    if (gz !== undefined) forms.push(read(folder, `${file}.gz`, promisify(gunzip)));
    const contents = await Promise.all(forms);
    if (contents.some((content) => content === null || integrityOf(content) !== integrity)) {
      return `${file} is missing or does not match its hash`;
    }
  }
  return null;
}

/** Null when the file is not there or is no compressed form of anything. */
async function read(folder: string, file: string, expand = async (content: Buffer) => content): Promise<Buffer | null> {
  try {
    return await expand(await readFile(path.join(folder, file)));
  } catch (error) {
    if (/^(ENOENT|Z_|ERR_)/.test(errorCode(error))) return null;
    throw error;
  }
}
