import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ReleaseError, type ReleaseErrorCode } from './release-error.ts';

/**
 * Parses JSON that must match `schema`; `from` names the file in error messages. Throws `ReleaseError` with
 * `code`, by default `invalid_release`, and the path of the first invalid field.
 */
export function parseJson<T extends TSchema>(
  schema: T,
  text: string,
  from: string,
  code: ReleaseErrorCode = 'invalid_release',
): Static<T> {
  const value = parseUnknown(text, from, code);
  assertMatches(schema, value, from, code);
  return value;
}

/** Throws `ReleaseError` with `code`, by default `invalid_release`, and the path of the first field that does not match `schema`. */
export function assertMatches<T extends TSchema>(
  schema: T,
  value: unknown,
  from: string,
  code: ReleaseErrorCode = 'invalid_release',
): asserts value is Static<T> {
  if (Value.Check(schema, value)) return;
  const [first] = Value.Errors(schema, value);
  throw new ReleaseError(code, `${from}: ${first?.path ?? '/'} – ${first?.message ?? 'not as expected'}.`);
}

/** Parses JSON without a schema. Throws `ReleaseError` with `code`, by default `invalid_release`. */
export function parseUnknown(text: string, from: string, code: ReleaseErrorCode = 'invalid_release'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReleaseError(code, `${from} is not JSON.`);
  }
}
