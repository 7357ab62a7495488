import { ValidationError, type Schema } from 'yup';

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

/** Returns the first message of each invalid field; `messageOf` may replace messages of yup. */
export function firstMessages(
  error: ValidationError,
  messageOf = ({ message }: ValidationError) => message,
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const fieldError of error.inner.length > 0 ? error.inner : [error]) {
    if (fieldError.path && !(fieldError.path in messages)) messages[fieldError.path] = messageOf(fieldError);
  }
  return messages;
}
