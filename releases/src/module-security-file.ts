import { readFile } from 'node:fs/promises';
import { Type } from '@sinclair/typebox';
import { moduleSecurity, type ModuleSecurity } from '@lumora/shared-contract/releases';
import { errorCode } from '@lumora/shared-contract/error-code';
import { parseJson } from './parse-json.ts';
import { ReleaseError } from './release-error.ts';

const schema = Type.Record(Type.String(), Type.Object(moduleSecurity.properties, { additionalProperties: false }));

/**
 * Reads the operator's allow-list, a JSON object by module. Without a file, nothing is allowed. Throws `ReleaseError`
 * `usage` when the file cannot be read, `invalid_release` when it is invalid.
 */
export async function readModuleSecurity(file: string | undefined): Promise<Record<string, ModuleSecurity>> {
  if (file === undefined) return {};
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new ReleaseError('usage', `MODULE_SECURITY_FILE ${file} cannot be read (${errorCode(error)}).`);
  });
  return parseJson(schema, text, file);
}
