import { useEffect, useEffectEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { TableFilters } from '../filters/table-filter.ts';

/** Selection of rows, controlled by the page; may contain rows of other pages. */
export interface TableSelection {
  /** keys of the selected rows */
  selected: ReadonlySet<string | number>;
  onChange: (selected: ReadonlySet<string | number>) => void;
  /** buttons beside “N selected” */
  actions: ReactNode;
}

/** Clears the selection on Esc, unless Esc was pressed in an overlay or in a text input. */
export function clearOnEscape({ selected, onChange }: TableSelection, event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, defaultPrevented } = event;
  if (key !== 'Escape' || defaultPrevented || selected.size === 0) return;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (!target.matches('input:not([type="checkbox"])')) onChange(new Set());
}

/** Clears the selection when the search or a filter changes: an action would also change selected rows that are not listed. */
export function useClearOnOtherRows(selection: TableSelection | undefined, q: string, filters?: TableFilters): void {
  const listed = JSON.stringify([q, filters?.fields.map(({ value }) => value)]);
  const clear = useEffectEvent(() => {
    if (selection && selection.selected.size > 0) selection.onChange(new Set());
  });
  useEffect(() => clear(), [listed]);
}
