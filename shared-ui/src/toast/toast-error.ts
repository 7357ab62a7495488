import { messageOf, isHttpFailure } from '../form/save-error.ts';
import { toast } from './toast.ts';

/**
 * Toasts why a call failed, or `fallback` when the error has no message, and returns that message. Toasts nothing for a
 * 401: the console itself reports that the session has ended.
 */
export function toastError(error: unknown, fallback: string): string {
  const message = messageOf(error, fallback);
  if (!(isHttpFailure(error) && error.status === 401)) toast.error(message);
  return message;
}
