import { useEffect } from 'react';

/** Focuses the heading of the page when the component was removed with the focus in it. */
export function useFocusAfterRemoval(): void {
  useEffect(() => focusHeadingIfLost, []);
}

function focusHeadingIfLost() {
  if (document.activeElement === document.body) focusHeading();
}

/** Focuses the heading of the page. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
