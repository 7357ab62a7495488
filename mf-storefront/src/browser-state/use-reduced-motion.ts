import { useSyncExternalStore } from 'react';

/** Returns whether the visitor prefers reduced motion; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

const mediaQuery = '(prefers-reduced-motion: reduce)';

function prefersReducedMotion(): boolean {
  return matchMedia(mediaQuery).matches;
}

/** Does not subscribe: the preference is read at every render, and a change while a component is shown is rare. */
function subscribe(): () => void {
  return () => undefined;
}
