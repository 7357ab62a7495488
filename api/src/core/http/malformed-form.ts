import { AppError } from './app-error.ts';

/** Returns `AppError` 400 for what the form's parser throws about boundaries and early ends: plain errors without a code. */
export function asFormError(error: unknown): Error {
  if (error instanceof Error && 'code' in error) return error;
  return new AppError('bad_request', 'The form is malformed or incomplete.');
}
