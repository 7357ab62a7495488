import type { CellKeyboardEvent } from 'react-data-grid';

/**
 * Handles keys inside a cell as the ARIA grid pattern defines them: Enter, Space and F2 focus the first control of the
 * cell, the left and right arrows move between its controls, Esc focuses the cell. The grid handles all other keys.
 */
export function handleCellKey(event: CellKeyboardEvent): void {
  if (!(event.target instanceof HTMLElement)) return;
  const cell = event.target.closest<HTMLElement>('[role="gridcell"]');
  if (!cell) return;

  const controls = [...cell.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)')];
  const next = event.target === cell ? firstControl(event.key, controls) : adjacentTarget(event, cell, controls);
  if (!next) return;

  event.preventDefault();
  event.preventGridDefault();
  next.focus();
}

function firstControl(key: string, controls: HTMLElement[]) {
  return ['Enter', ' ', 'F2'].includes(key) ? controls[0] : undefined;
}

function adjacentTarget(event: CellKeyboardEvent, cell: HTMLElement, controls: HTMLElement[]) {
  const index = controls.findIndex((control) => control === event.target);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowLeft: controls[index - 1],
    ArrowRight: controls[index + 1],
    Escape: cell,
  };
  return targets[event.key];
}
