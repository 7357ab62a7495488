import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { pagePath } from './list-pages.ts';

/**
 * Scrolls to the start of the list after a change of its page and moves the focus there. It scrolls after the navigation:
 * the browser stores the scroll position with the previous history entry when leaving it, and Back restores that position.
 */
export function useScrollOnPageChange(search: URLSearchParams): void {
  const isPop = useNavigationType() === NavigationType.Pop;
  const previous = useRef(search);

  useLayoutEffect(() => {
    const last = previous.current;
    previous.current = search;
    if (search === last) return;
    // disables estimated heights, which would be wrong for another list on the way back; see styles/offscreen.module.css
    document.documentElement.toggleAttribute('data-navigated', true);
    if (isPop || !isSameList(search, last)) return;
    const heading = document.getElementById('list-heading');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [search, isPop]);
}

/** Returns whether only the page differs. A changed filter does not scroll. */
function isSameList(one: URLSearchParams, other: URLSearchParams): boolean {
  return pagePath(one, 1) === pagePath(other, 1);
}
