import { errorMessage } from '../errors/error-message.ts';
import { toast } from './toast.ts';

/**
 * Toasts the message of an error, or `fallback` if it has none, and returns the text. Does not toast an `HttpError` 401:
 * the console itself reports that the session has expired.
 */
export function toastError(error: unknown, fallback: string): string {
  const message = errorMessage(error, fallback);
  if (!isUnauthorized(error)) toast.error(message);
  return message;
}

/** Recognises an `HttpError` by its name: it may come from another copy of the class. */
function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && error.name === 'HttpError' && 'status' in error && error.status === 401;
}
