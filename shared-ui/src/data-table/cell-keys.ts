import type { CellKeyboardEvent } from 'react-data-grid';

/**
 * Keys inside a cell, after the ARIA grid pattern: Enter, Space or F2 goes to the cell's first control, arrows go from
 * control to control, Esc comes back to the cell. Everything else is the grid's.
 */
export function handleCellKey(event: CellKeyboardEvent): void {
  if (!(event.target instanceof HTMLElement)) return;
  const cell = event.target.closest<HTMLElement>('[role="gridcell"]');
  if (!cell) return;

  const controls = [...cell.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)')];
  const next = event.target === cell ? controlToEnter(event.key, controls) : neighbour(event, cell, controls);
  if (!next) return;

  event.preventDefault();
  event.preventGridDefault();
  next.focus();
}

function controlToEnter(key: string, controls: HTMLElement[]) {
  return ['Enter', ' ', 'F2'].includes(key) ? controls[0] : undefined;
}

function neighbour(event: CellKeyboardEvent, cell: HTMLElement, controls: HTMLElement[]) {
  const position = controls.findIndex((control) => control === event.target);
  const beside = { ArrowLeft: controls[position - 1], ArrowRight: controls[position + 1], Escape: cell };
  return beside[event.key as keyof typeof beside];
}
