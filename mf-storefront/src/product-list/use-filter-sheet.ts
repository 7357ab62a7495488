import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOnOverlayEntry } from '../overlays/overlay-entry.ts';
import { useBackCloses } from '../overlays/use-back-closes.ts';

/**
 * Makes a disclosure a sheet on small screens, which Back and Escape close and Tab does not leave. Returns its ref, whether
 * it is an open sheet, its toggle handler, a function that closes it, and one that closes it and scrolls to the list, which
 * the sheet covers.
 */
export function useFilterSheet() {
  const details = useRef<HTMLDetailsElement>(null);
  const [isSheet, setSheet] = useState(false);
  useBackCloses(isSheet, close);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key === 'Tab' && details.current !== null) wrapFocus(event, details.current);
  });
  useEffect(() => {
    if (!isSheet) return undefined;
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isSheet]);

  function close() {
    // moves the focus out of the closed sheet
    if (details.current?.contains(document.activeElement))
      details.current.querySelector('summary')?.focus({ preventScroll: true });
    if (details.current !== null) details.current.open = false;
    setSheet(false);
  }

  function showList() {
    close();
    // closing goes back one history entry, after which the browser restores that entry's scroll position
    if (isOnOverlayEntry())
      window.addEventListener('popstate', () => requestAnimationFrame(scrollToList), { once: true });
    scrollToList();
  }

  // the find-in-page of the browser opens it too
  const onToggle = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) =>
    setSheet(isSmallScreen() && currentTarget.open);

  return { details, isSheet, onToggle, close, showList };
}

/** Moves the focus from the last button of the sheet to the first and back, because the sheet covers what follows. */
function wrapFocus(event: KeyboardEvent, sheet: HTMLElement) {
  const [summary, first, ...others] = sheet.querySelectorAll<HTMLElement>('summary, button:not([tabindex])');
  const last = others.at(-1);
  const from = event.shiftKey ? [summary, first] : [last];
  if (!from.some((button) => button === document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function scrollToList() {
  document.getElementById('list-heading')?.scrollIntoView();
}

/** Returns whether the screen is too small for filters next to the list. */
function isSmallScreen(): boolean {
  return !window.matchMedia('(min-width: 1024px)').matches;
}
