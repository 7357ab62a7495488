import { useSyncExternalStore } from 'react';

/** Whether the visitor asked for less movement; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => false);
}

const wish = '(prefers-reduced-motion: reduce)';

function isReduced(): boolean {
  return matchMedia(wish).matches;
}

/** The wish is read anew at every drawing; nobody changes it while looking at one thing. */
function subscribe(): () => void {
  return () => undefined;
}
