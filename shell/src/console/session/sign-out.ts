import { http, session } from '@lumora/shared-auth/core';
import { storeUnsavedInput } from '@lumora/shared-contract/storage';
import { confirmDiscard, toast } from '@lumora/shared-ui';

/** Signs out, after a confirmation if there is unsaved input. The console frame then redirects to the sign-in page. */
export async function signOut(): Promise<void> {
  if (hasUnsavedWork() && !(await confirmDiscard())) return;
  // sent before `signOut` clears the token; a failure is ignored, because the token expires by itself
  http.post('/admin/logout').catch(() => undefined);
  session.signOut();
  storeUnsavedInput([]); // the user has discarded it
  toast.success('You have been logged out.');
}

/** Dispatches `beforeunload`, which every form with unsaved input cancels, including forms of a remote with its own shared-ui. */
function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
