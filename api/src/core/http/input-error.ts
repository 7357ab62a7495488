import type { ValidationError } from 'yup';
import { AppError } from './app-error.ts';

/** Every broken rule of an input, first message per field. */
export function inputError(error: ValidationError): AppError {
  const broken = error.inner.length > 0 ? error.inner : [error];
  if (broken.some((one) => !one.path)) return new AppError('bad_request', 'Send the fields as one object.');
  const fields: Record<string, string> = {};
  for (const one of broken) {
    if (one.path && !(one.path in fields)) fields[one.path] = messageOf(one);
  }
  return new AppError('invalid', Object.values(fields)[0] ?? 'The request breaks a rule.', { fields });
}

/** The library's own words for a wrong type show the raw value; a rule of ours has its own words. */
function messageOf(error: ValidationError): string {
  if (!error.message.includes('must be a `')) return error.message;
  return `Send ${String(error.path)} as ${wordFor[String(error.params?.['type'])] ?? 'another type'}.`;
}

const wordFor: Record<string, string> = { string: 'text', number: 'a number', boolean: 'true or false' };
