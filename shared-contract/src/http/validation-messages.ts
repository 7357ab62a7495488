import { ValidationError, type Schema } from '../validation/schema.ts';

/** Validates `value` by a schema of inputs. Returns the first message of each invalid field; no entry for valid ones. */
export function validationMessages(schema: Schema, value: unknown): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return firstMessages(error);
  }
}

/** Returns the first message of each invalid field. */
export function firstMessages(error: ValidationError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
    if (path && !(path in messages)) messages[path] = message;
  }
  return messages;
}
