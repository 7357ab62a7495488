import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { pageAddress } from './list-pages.ts';

/**
 * Another page of the list is read from its start. The scroll follows the move: with a page's entry the browser keeps where
 * it was when it was left, so that what is scrolled before the move is what Back returns to.
 */
export function useScrollOnPageChange(search: URLSearchParams): void {
  const isPop = useNavigationType() === NavigationType.Pop;
  const left = useRef(search);

  useLayoutEffect(() => {
    const before = left.current;
    left.current = search;
    if (search === before) return;
    // another list has other cards, whose heights would be guessed on the way back; see styles/offscreen.module.css
    document.documentElement.toggleAttribute('data-navigated', true);
    if (!isPop && isSameList(search, before)) document.getElementById('list-heading')?.scrollIntoView();
  }, [search, isPop]);
}

/** A filter leaves the reader where the filters are. */
function isSameList(one: URLSearchParams, other: URLSearchParams): boolean {
  return pageAddress(one, 1) === pageAddress(other, 1);
}
