import { session } from '@lumora/shared-auth/core';
import {
  readUnsavedInput,
  sessionEndedEvent,
  storeUnsavedInput,
  type SessionEndedDetail,
} from '@lumora/shared-contract/storage';

/**
 * Lets forms store their unsaved input when the session ends, in this tab or another, and removes the stored input of other
 * users, at once and when a user signs in. Returns a function that stops it.
 */
export function keepUnsavedInput(): () => void {
  let { user } = session.get();
  removeInputOfOthers();
  return session.subscribe(() => {
    const before = user;
    user = session.get().user;
    if (user?.id === before?.id) return;
    if (before !== null) {
      const detail: SessionEndedDetail = { userId: before.id };
      window.dispatchEvent(new CustomEvent(sessionEndedEvent, { detail }));
    }
    removeInputOfOthers();
  });
}

function removeInputOfOthers(): void {
  const { user } = session.get();
  if (user !== null) storeUnsavedInput(readUnsavedInput().filter(({ userId }) => userId === user.id));
}
