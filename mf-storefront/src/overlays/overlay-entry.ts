/** Key in the state of the history entry that open overlays push, so that Back closes them instead of leaving the page. */
const overlayKey = 'lumoraOverlay';
let openOverlays = 0;

/** Returns whether the current history entry was pushed by an overlay, open or closed. */
export function isOnOverlayEntry(): boolean {
  return Boolean(Object(window.history.state)[overlayKey]);
}

/** Registers an open overlay and pushes its history entry unless the current one belongs to an overlay. */
export function enterOverlay(): void {
  openOverlays += 1;
  // keeps the state of the router, for which the location does not change
  if (!isOnOverlayEntry()) window.history.pushState({ ...window.history.state, [overlayKey]: true }, '');
}

/** Unregisters an overlay and leaves its history entry once none is open. */
export function leaveOverlay(): void {
  openOverlays -= 1;
  queueMicrotask(leaveEntry); // deferred, because a navigation within an overlay leaves and enters it in succession
}

/** Goes back from an overlay's entry if no overlay is open: after a close, and after Forward or a reload returned to it. */
export function leaveEntry(): void {
  if (openOverlays > 0 || !isOnOverlayEntry()) return;
  window.history.replaceState({ ...window.history.state, [overlayKey]: false }, ''); // back() is asynchronous; the changed state prevents a second call
  window.history.back();
}
