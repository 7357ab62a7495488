/** Focuses the heading of the page, or `main` if there is no heading yet, so that a screen reader starts there. */
export function focusPageHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  target?.setAttribute('tabindex', '-1');
  // the browser restores the scroll position after Back
  target?.focus({ preventScroll: true });
}
