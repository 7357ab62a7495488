import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * When the focused row goes, the row that takes its place has the focus; the search box, when there is none. When the
 * selection's bar goes, the box that would begin a new selection has it.
 */
export function useFocusRestore() {
  const table = useRef<HTMLDivElement>(null);
  const focused = useRef<{ element: Element; position: number }>(null);

  useLayoutEffect(() => {
    if (!focused.current || focused.current.element.isConnected) return;
    const { position } = focused.current;
    focused.current = null;
    if (table.current && document.activeElement === document.body) successor(table.current, position)?.focus();
  });

  return {
    ref: table,
    onFocus({ target }: FocusEvent) {
      const row = target.closest('[role="row"], .lumora-selection');
      focused.current = row && { element: target, position: Math.max(0, rowsAround(row).indexOf(row)) };
    },
    onBlur() {
      focused.current = null;
    },
  };
}

function successor(table: Element, position: number): HTMLElement | null {
  const [header, ...rows] = table.querySelectorAll('[role="row"]');
  const row = rows[Math.min(position - 1, rows.length - 1)];
  const next = position === 0 ? header?.querySelector('input') : row?.querySelector<HTMLElement>('.lumora-action');
  return next ?? table.querySelector<HTMLElement>('input[type="search"]');
}

function rowsAround(row: Element): Element[] {
  return [...(row.closest('[role="grid"]')?.querySelectorAll('[role="row"]') ?? [])];
}
