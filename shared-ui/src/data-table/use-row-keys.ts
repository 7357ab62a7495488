import type { RefObject } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { useShortcut } from '../shortcuts/use-shortcut.ts';

interface RowKeysOptions {
  grid: RefObject<DataGridHandle | null>;
  rowCount: number;
  /** index of the column whose cell gets the focus */
  columnIndex: number;
}

/** Moves between rows by J and K, edits the focused row by E and selects it by X. */
export function useRowKeys({ grid, rowCount, columnIndex }: RowKeysOptions): void {
  useShortcut(['j', 'k', 'e', 'x'], (key) => {
    const row = focusedRow(grid.current?.element);
    if (key === 'x') row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
    else if (key === 'e') row?.querySelector<HTMLElement>('[aria-label^="Edit "]')?.click();
    else focusRow(row, key === 'j' ? 1 : -1);
  });

  function focusRow(current: Element | null, step: 1 | -1) {
    if (rowCount === 0) return;
    // the header is row 1
    const index = current ? Number(current.getAttribute('aria-rowindex')) - 2 : -1;
    const rowIdx = Math.min(Math.max(index + step, 0), rowCount - 1);
    grid.current?.setActivePosition({ rowIdx, idx: columnIndex }, { shouldFocus: true });
  }
}

function focusedRow(grid: HTMLElement | null | undefined): Element | null {
  const row = grid?.contains(document.activeElement) ? document.activeElement?.closest('[role="row"]') : null;
  return row?.querySelector('[role="gridcell"]') ? row : null;
}
