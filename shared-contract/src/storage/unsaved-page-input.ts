import {
  readUnsavedInput,
  sessionEndedEvent,
  storeUnsavedInput,
  type SessionEndedDetail,
  type UnsavedInput,
} from './unsaved-input.ts';

/** Message for the user whose unsaved input is restored. */
export const inputRestoredMessage = 'Your session ended before this was saved. What you had typed is back.';

/** Calls `store` with the user whose session ended. Returns a function that stops it. */
export function onSessionEnded(store: (userId: number) => void): () => void {
  const listener = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    // only the shell dispatches this event
    const { userId }: SessionEndedDetail = event.detail;
    store(userId);
  };
  window.addEventListener(sessionEndedEvent, listener);
  return () => window.removeEventListener(sessionEndedEvent, listener);
}

/** Stores what was typed into a form or table of the current page. */
export function addUnsavedInput(input: Omit<UnsavedInput, 'path'>): void {
  storeUnsavedInput([...readUnsavedInput(), { ...input, path: location.pathname }]);
}

/** Removes from the stored input of the current page the first that `isOwn`, and returns it; undefined if there is none. */
export function takeUnsavedInput(isOwn: (input: UnsavedInput) => boolean): UnsavedInput | undefined {
  const stored = readUnsavedInput();
  const own = stored.find((one) => one.path === location.pathname && isOwn(one));
  if (own !== undefined) storeUnsavedInput(stored.filter((one) => one !== own));
  return own;
}
