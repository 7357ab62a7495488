import { useSyncExternalStore } from 'react';

/** Returns false on the server and while the page is hydrated, which must render what the server rendered. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer);
}

/** React itself switches from the server's value to the browser's after hydration. */
function subscribeToNothing(): () => void {
  return () => undefined;
}

const isInBrowser = () => true;
const isOnServer = () => false;
