import { firstMessages } from '@lumora/shared-contract/http';
import type { ValidationError } from 'yup';
import { AppError } from '../errors/app-error.ts';

/** Returns `AppError` 422 with the first message of each invalid field, or 400 when the input is no object. */
export function inputError(error: ValidationError): AppError {
  const errors = error.inner.length > 0 ? error.inner : [error];
  if (errors.some(({ path }) => !path)) return new AppError('bad_request', 'Send the fields as one object.');
  const fields = firstMessages(error);
  return new AppError('invalid', Object.values(fields)[0] ?? 'The request breaks a rule.', { fields });
}
