import { http, session } from '@lumora/shared-auth/core';
import { toast } from '@lumora/shared-ui';

/** Signs out here at once; the frame's guard then leads to the sign-in screen and the cache is emptied. */
export function signOut(): void {
  // Reads the token before it is cleared. If the call fails the token runs out by itself: nothing to tell the user.
  http.post('/admin/logout').catch(() => undefined);
  session.signOut();
  toast.success('You have been logged out.');
}
