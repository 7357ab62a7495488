import { readFile } from 'node:fs/promises';
import type { Static, TSchema } from '@sinclair/typebox';
import { errorCode } from '@lumora/shared-contract/error-code';
import { parseJson } from './parse-json.ts';
import { ReleaseError } from './release-error.ts';

/**
 * Reads the JSON file that an environment variable names. Throws `ReleaseError` `usage` when it cannot be read or does not
 * match `schema`.
 */
export async function readSettingFile<T extends TSchema>(
  schema: T,
  { setting, file }: { setting: string; file: string },
): Promise<Static<T>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new ReleaseError('usage', `${setting} names ${file}, which cannot be read (${errorCode(error)}).`);
  });
  return parseJson(schema, text, file, 'usage');
}
