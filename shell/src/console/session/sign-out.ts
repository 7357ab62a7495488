import { http, session } from '@lumora/shared-auth/core';
import { confirmDiscard, toast } from '@lumora/shared-ui';

/** Asks first if unsaved work would be lost. Then the frame's guard leads to the sign-in screen; the cache is emptied. */
export async function signOut(): Promise<void> {
  if (hasUnsavedWork() && !(await confirmDiscard())) return;
  // Reads the token before it is cleared. If the call fails the token runs out by itself: nothing to tell the user.
  http.post('/admin/logout').catch(() => undefined);
  session.signOut();
  toast.success('You have been logged out.');
}

/** Asked as the browser asks before it closes the tab: forms object, also those of a remote with its own copy of the kit. */
function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
