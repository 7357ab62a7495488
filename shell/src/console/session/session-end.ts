import { session } from '@lumora/shared-auth/core';
import { readStorage, writeStorage } from '@lumora/shared-contract/storage';
import { toast } from '@lumora/shared-ui';
import { signInPath } from './sign-in-path.ts';

const expiryFlagKey = 'lumora-session-ended';

/** Loads the sign-in page, with the path to return to, when the server ends the session. Returns a function that stops it. */
export function redirectOnSessionExpiry(openPage: (url: string) => void): () => void {
  let isLeaving = false;
  // Suppresses the confirmation of unsaved input, because the user has no choice here. Chromium calls `beforeunload`
  // listeners in the order of their registration, even capturing ones, so this listener is added before those of forms.
  const suppressLeaveGuards = (event: Event) => isLeaving && event.stopImmediatePropagation();
  window.addEventListener('beforeunload', suppressLeaveGuards, { capture: true });

  const stopListening = session.onEnded(() => {
    isLeaving = true;
    writeStorage('session', expiryFlagKey, 'yes');
    openPage(signInPath(location));
  });
  return () => {
    stopListening();
    window.removeEventListener('beforeunload', suppressLeaveGuards, { capture: true });
  };
}

/** Shows a toast: the session expired on the previous page. */
export function showSessionExpired(): void {
  toast.error('Session Ended\nYour session has expired. Please login again.');
}

/** Returns true if the session expired on the previous page, and removes the flag. */
export function consumeExpiryFlag(): boolean {
  const isSet = readStorage('session', expiryFlagKey) !== null;
  writeStorage('session', expiryFlagKey, null);
  return isSet;
}
