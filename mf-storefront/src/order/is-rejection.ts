import { isHttpError } from '@lumora/shared-auth/core';

/** Returns whether the server rejected a request (4xx); after any other error it may have been processed. */
export function isRejection(error: unknown): boolean {
  return isHttpError(error) && error.status >= 400 && error.status < 500;
}
