import { session } from '@lumora/shared-auth/core';
import { toast } from '@lumora/shared-ui';
import { signInPath } from './sign-in-path.ts';

const flashKey = 'lumora-session-ended';

/** When the server ends the session: a full load of the sign-in screen, which leads back here. Returns what stops it. */
export function redirectOnSessionExpiry(openPage: (url: string) => void): () => void {
  let isLeaving = false;
  // Forms ask before unsaved work is left; here there is no choice, so they are not heard. Chromium calls the listeners
  // of this event in the order they were added, capturing or not: this one has to be there before any form's.
  const silenceForms = (event: Event) => isLeaving && event.stopImmediatePropagation();
  window.addEventListener('beforeunload', silenceForms, { capture: true });

  const stopListening = session.onEnded(() => {
    isLeaving = true;
    noteEnd();
    openPage(signInPath(location));
  });
  return () => {
    stopListening();
    window.removeEventListener('beforeunload', silenceForms, { capture: true });
  };
}

/** Says, on the page loaded after it, that the session has ended. */
export function showSessionExpired(): void {
  if (takeNote()) toast.error('Session Ended\nYour session has expired. Please login again.');
}

function noteEnd(): void {
  try {
    sessionStorage.setItem(flashKey, 'yes');
  } catch {
    // Storage is full or forbidden: signing in matters more than the word on why.
  }
}

/** Whether an end was noted; only the first who asks is told. */
function takeNote(): boolean {
  try {
    const isNoted = sessionStorage.getItem(flashKey) !== null;
    sessionStorage.removeItem(flashKey);
    return isNoted;
  } catch {
    return false; // where storage is forbidden nothing was noted
  }
}
