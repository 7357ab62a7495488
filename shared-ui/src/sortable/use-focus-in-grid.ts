import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Implements focus restore after a change of the order of `ids`, because an element loses the focus when it is moved in the
 * DOM. If the focused element was removed, focuses the grid. Returns the `ref` and the focus handlers of the grid element.
 */
export function useFocusInGrid(ids: readonly number[]) {
  const grid = useRef<HTMLElement>(null);
  const focused = useRef<HTMLElement>(null);
  const order = ids.join();

  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const target = focused.current.isConnected ? focused.current : grid.current;
    target?.focus({ preventScroll: true });
  }, [order]);

  return {
    ref: grid,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // no `relatedTarget`: the element was moved or removed
      if (relatedTarget !== null) focused.current = null;
    },
  };
}
