/** In the state of the history entry that open overlays stand on, so that Back leaves them and not the page. */
const mark = 'lumoraOverlay';
let openOverlays = 0;

/** Whether the present entry is one of overlays, open or long closed. */
export function isOnOverlayEntry(): boolean {
  return Boolean(Object(window.history.state)[mark]);
}

export function enterOverlay(): void {
  openOverlays += 1;
  // the router's own state goes along: to it this is the same place
  if (!isOnOverlayEntry()) window.history.pushState({ ...window.history.state, [mark]: true }, '');
}

export function leaveOverlay(): void {
  openOverlays -= 1;
  queueMicrotask(leaveEntry); // a move within an overlay leaves and enters it at once
}

/** Takes the entry away once nothing is open: after a close, and where Forward or a reload came back to it. */
export function leaveEntry(): void {
  if (openOverlays > 0 || !isOnOverlayEntry()) return;
  window.history.replaceState({ ...window.history.state, [mark]: false }, ''); // going back takes a while: once is enough
  window.history.back();
}
