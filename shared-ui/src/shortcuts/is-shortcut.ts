/**
 * Returns whether a key press is a shortcut of the page: a key without Ctrl, Cmd and Alt, outside text inputs, while no dialog
 * and no menu is open.
 */
export function isShortcut({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !defaultPrevented && !isTextInput(target) && !isOverlayOpen();
}

function isTextInput(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
}

function isOverlayOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
}
