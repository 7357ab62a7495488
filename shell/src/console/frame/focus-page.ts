/** Has the page read from its start: from its heading if it stands there already, else from its frame. */
export function focusPageHeading(): void {
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  start?.setAttribute('tabindex', '-1');
  // the browser knows where Back has to scroll to
  start?.focus({ preventScroll: true });
}
