import { Type } from '@sinclair/typebox';
import { moduleSecurity, type ModuleSecurity } from '@lumora/shared-contract/releases';
import { readSettingFile } from './setting-file.ts';

const schema = Type.Record(Type.String(), Type.Object(moduleSecurity.properties, { additionalProperties: false }));

/**
 * Reads the operator's allow-list, a JSON object by module. Without a file, nothing is allowed. Throws `ReleaseError`
 * `usage` when the file cannot be read or is invalid.
 */
export async function readModuleSecurity(file: string | undefined): Promise<Record<string, ModuleSecurity>> {
  return file === undefined ? {} : readSettingFile(schema, { setting: 'MODULE_SECURITY_FILE', file });
}
