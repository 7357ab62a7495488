import { session } from '@lumora/shared-auth/core';
import { toast } from '@lumora/shared-ui';
import { signInPath } from './sign-in-path.ts';

const flashKey = 'lumora-session-ended';

/** When the server ends the session: a full load of the sign-in screen, which leads back here. Returns what stops it. */
export function leaveWhenSessionEnds(openPage: (url: string) => void): () => void {
  return session.onEnded(() => {
    sessionStorage.setItem(flashKey, 'yes');
    // Forms ask before unsaved work is left; here there is no choice, so they are not heard.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    openPage(signInPath(location));
  });
}

/** Says, on the page loaded after it, that the session has ended. */
export function tellOfEndedSession(): void {
  if (sessionStorage.getItem(flashKey) === null) return;
  sessionStorage.removeItem(flashKey);
  toast.error('Session Ended\nYour session has expired. Please login again.');
}
