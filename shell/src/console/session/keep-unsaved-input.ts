import { session } from '@lumora/shared-auth/core';
import {
  readUnsavedInput,
  sessionEndedEvent,
  storeUnsavedInput,
  type SessionEndedDetail,
} from '@lumora/shared-contract/storage';

/**
 * Lets forms store their unsaved input when the session ends in this tab or another, and removes the stored input of other
 * users when a user signs in. Returns a function that stops it.
 */
export function keepUnsavedInput(): () => void {
  let user = session.get().user;
  return session.subscribe(() => {
    const before = user;
    user = session.get().user;
    if (user?.id === before?.id) return;
    if (before !== null) {
      const detail: SessionEndedDetail = { user: before.id };
      window.dispatchEvent(new CustomEvent(sessionEndedEvent, { detail }));
    }
    if (user !== null) storeUnsavedInput(readUnsavedInput().filter((input) => input.user === user?.id));
  });
}
