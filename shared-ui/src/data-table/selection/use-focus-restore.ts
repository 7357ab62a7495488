import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { selectionBarAttribute } from './selection-bar.tsx';

/**
 * Implements focus restore: when the focused element is removed, moves the focus to the row that is now at the same index,
 * or to the first control if there is no row; if the selection bar was removed, to the first checkbox, or to the menu of
 * the table on a phone, which has no checkbox then. Returns props of the table element.
 */
export function useFocusRestore() {
  const table = useRef<HTMLDivElement>(null);
  const focused = useRef<{ element: Element; rowIndex: number }>(null);

  useLayoutEffect(() => {
    if (!focused.current || focused.current.element.isConnected) return;
    const { rowIndex } = focused.current;
    focused.current = null;
    if (table.current && document.activeElement === document.body) focusTarget(table.current, rowIndex)?.focus();
  });

  return {
    ref: table,
    onFocus({ target }: FocusEvent) {
      const row = target.closest(`[role="row"], [${selectionBarAttribute}]`);
      focused.current = row && { element: target, rowIndex: Math.max(0, siblingRows(row).indexOf(row)) };
    },
    onBlur() {
      focused.current = null;
    },
  };
}

/** `rowIndex` counts the header as 0. */
function focusTarget(table: Element, rowIndex: number): HTMLElement | null {
  const [, ...rows] = table.querySelectorAll('[role="row"]');
  const row = rows[Math.min(rowIndex - 1, rows.length - 1)];
  const next =
    rowIndex === 0
      ? (table.querySelector<HTMLElement>('[role="row"] input') ??
        table.querySelector<HTMLElement>('[aria-haspopup="menu"]'))
      : row?.querySelector<HTMLElement>('[role="gridcell"]:last-child :is(a, button)');
  return next ?? table.querySelector<HTMLElement>('input, a, button');
}

function siblingRows(row: Element): Element[] {
  return [...(row.closest('[role="grid"]')?.querySelectorAll('[role="row"]') ?? [])];
}
