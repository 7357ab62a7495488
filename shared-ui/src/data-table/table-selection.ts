import type { KeyboardEvent, ReactNode } from 'react';

/** Rows that are chosen by their keys, also on other pages, and what can be done with them. */
export interface TableSelection {
  selected: ReadonlySet<string | number>;
  onChange: (selected: ReadonlySet<string | number>) => void;
  /** buttons beside “N selected” */
  actions: ReactNode;
}

/** Esc ends the selection, unless it was pressed over an overlay or is to undo what is being typed. */
export function clearOnEscape({ selected, onChange }: TableSelection, event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, defaultPrevented } = event;
  if (key !== 'Escape' || defaultPrevented || selected.size === 0) return;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (!target.matches('input:not([type="checkbox"])')) onChange(new Set());
}
