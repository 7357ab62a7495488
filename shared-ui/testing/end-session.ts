import { act, cleanup } from '@testing-library/react';
import { sessionEndedEvent } from '@lumora/shared-contract/storage';

/** Does what the shell does when the session of the user ends in another tab or on the server, and leaves the page. */
export function endSession(userId = 1): void {
  act(() => void window.dispatchEvent(new CustomEvent(sessionEndedEvent, { detail: { userId } })));
  cleanup();
}
