import type { RefObject } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { useShortcut } from '../../shortcuts/use-shortcut.ts';

interface RowKeysOptions {
  grid: RefObject<DataGridHandle | null>;
  rowCount: number;
  /** index of the column whose cell gets the focus */
  columnIndex: number;
  /** opens the row with an index */
  onOpen: (rowIndex: number) => void;
}

/** Moves between rows by J and K, edits the focused row by E, or else opens it, and selects it by X. */
export function useRowKeys({ grid, rowCount, columnIndex, onOpen }: RowKeysOptions): void {
  useShortcut(['j', 'k', 'e', 'x'], (key) => {
    const row = focusedRow(grid.current?.element);
    if (key === 'x') row?.querySelector<HTMLElement>('[aria-keyshortcuts="x"]')?.click();
    else if (key === 'e') edit(row);
    else focusRow(row, key === 'j' ? 1 : -1);
  });

  function edit(row: Element | null) {
    const control = row?.querySelector<HTMLElement>('[aria-label^="Edit "]');
    if (control) control.click();
    else if (row) onOpen(indexOf(row));
  }

  function focusRow(current: Element | null, step: 1 | -1) {
    if (rowCount === 0) return;
    const index = current ? indexOf(current) : -1;
    const rowIdx = Math.min(Math.max(index + step, 0), rowCount - 1);
    grid.current?.setActivePosition({ rowIdx, idx: columnIndex }, { shouldFocus: true });
  }
}

function focusedRow(grid: HTMLElement | null | undefined): Element | null {
  const row = grid?.contains(document.activeElement) ? document.activeElement?.closest('[role="row"]') : null;
  return row?.querySelector('[role="gridcell"]') ? row : null;
}

function indexOf(row: Element): number {
  // the header is row 1
  return Number(row.getAttribute('aria-rowindex')) - 2;
}
