import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import { toast } from '@lumora/shared-ui';

/** Toasts why something failed, and answers the same words. The console says itself that the session has ended. */
export function toastError(error: unknown, fallback: string): string {
  const message = errorMessage(error, fallback);
  if (!(isHttpError(error) && error.status === 401)) toast.error(message);
  return message;
}
