import { errorMessage, isHttpError } from '@lumora/shared-contract/http-error';
import { toast } from './toast.ts';

/**
 * Toasts the message of an error, or `fallback` if it has none, and returns the text. Does not toast an `HttpError` 401:
 * the console itself reports that the session has expired.
 */
export function toastError(error: unknown, fallback: string): string {
  const message = errorMessage(error, fallback);
  if (!isHttpError(error) || error.status !== 401) toast.error(message);
  return message;
}
