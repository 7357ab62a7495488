import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ReleaseError } from './release-error.ts';

/**
 * Parses JSON that must match `schema`; `from` names the file in error messages. Throws `ReleaseError` `invalid_release`
 * with the path of the first invalid field.
 */
export function parseJson<T extends TSchema>(schema: T, text: string, from: string): Static<T> {
  const value = parseUnknown(text, from);
  assertMatches(schema, value, from);
  return value;
}

/** Throws `ReleaseError` `invalid_release` with the path of the first field of `value` that does not match `schema`. */
export function assertMatches<T extends TSchema>(schema: T, value: unknown, from: string): asserts value is Static<T> {
  if (Value.Check(schema, value)) return;
  const [first] = Value.Errors(schema, value);
  throw new ReleaseError('invalid_release', `${from}: ${first?.path ?? '/'} – ${first?.message ?? 'not as expected'}.`);
}

/** Parses JSON without a schema. Throws `ReleaseError` `invalid_release`. */
export function parseUnknown(text: string, from: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReleaseError('invalid_release', `${from} is not JSON.`);
  }
}
