import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus where it was when the grid is sorted anew (an element that is moved in the page loses it), and in the
 * grid when what had it is gone.
 */
export function useFocusInGrid(ids: readonly number[]) {
  const grid = useRef<HTMLElement>(null);
  const last = useRef<HTMLElement>(null);
  const order = ids.join();

  useLayoutEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return;
    const place = last.current.isConnected ? last.current : grid.current;
    place?.focus({ preventScroll: true });
  }, [order]);

  return {
    ref: grid,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // to nowhere means that the element was moved or taken away
      if (relatedTarget !== null) last.current = null;
    },
  };
}
