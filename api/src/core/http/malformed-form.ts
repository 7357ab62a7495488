import { AppError } from '../errors/app-error.ts';

/** Returns `AppError` 400 for an error without a code, which the form parser throws for bad boundaries and early ends. */
export function asFormError(error: unknown): Error {
  if (error instanceof Error && 'code' in error) return error;
  return new AppError('bad_request', 'The form is malformed or incomplete.');
}
