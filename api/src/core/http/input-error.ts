import { firstMessages } from '@lumora/shared-contract/http';
import { defaultLocale, type ValidationError } from 'yup';
import { AppError } from '../errors/app-error.ts';

/** Returns `AppError` 422 with the first message of each invalid field, or 400 when the input is no object. */
export function inputError(error: ValidationError): AppError {
  const errors = error.inner.length > 0 ? error.inner : [error];
  if (errors.some(({ path }) => !path)) return new AppError('bad_request', 'Send the fields as one object.');
  const fields = firstMessages(error, messageOf);
  return new AppError('invalid', Object.values(fields)[0] ?? 'The request breaks a rule.', { fields });
}

/**
 * Replaces yup's own message for a wrong type, which contains the raw value. A message of the schema has the same `type` of
 * error, so only the comparison with the formatted text of yup's locale distinguishes them.
 */
function messageOf(error: ValidationError): string {
  if (error.type !== 'typeError' || error.message !== ownTypeMessage(error)) return error.message;
  return `Send ${String(error.path)} as ${typeLabels[String(error.params?.['type'])] ?? 'another type'}.`;
}

function ownTypeMessage({ params }: ValidationError): unknown {
  const notType = defaultLocale.mixed?.notType;
  return typeof notType === 'function' ? notType(params) : notType;
}

/** Names of yup's types in messages. */
export const typeLabels: Record<string, string> = { string: 'text', number: 'a number', boolean: 'true or false' };
