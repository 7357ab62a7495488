import { useMemo } from 'react';
import { useAtom, type WritableAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { DataColumn } from './data-column.ts';
import { readTableView, type TableView } from './table-view.ts';

/** The kept view of a table, and the way to change it; a change shows in every tab of the browser. */
export function useTableView<Row>(tableId: string, columns: readonly DataColumn<Row>[], isPhone: boolean) {
  const [kept, keep] = useAtom(keptView(tableId));
  const view = useMemo(() => readTableView(kept, hiddenAtFirst(columns, isPhone)), [kept, columns, isPhone]);

  return [view, (change: Partial<TableView>) => keep({ ...keptPart(kept), ...change })] as const;
}

/** What is not changed is not kept: what a phone hides at first, a wide screen shows. */
function keptPart(kept: unknown): Partial<TableView> {
  return typeof kept === 'object' && kept !== null ? kept : {};
}

function hiddenAtFirst<Row>(columns: readonly DataColumn<Row>[], isPhone: boolean): string[] {
  return columns
    .filter(({ isHiddenAtFirst, onPhone }) => isHiddenAtFirst || (isPhone && onPhone === 'hidden-at-first'))
    .map(({ key }) => key);
}

/** What the browser has kept may be of any shape. */
type KeptView = WritableAtom<unknown, [Partial<TableView>], void>;

const keptViews = new Map<string, KeptView>();

function keptView(tableId: string): KeptView {
  const known = keptViews.get(tableId);
  if (known) return known;
  const made: KeptView = atomWithStorage<unknown>(`lumora-table:${tableId}`, null, undefined, { getOnInit: true });
  keptViews.set(tableId, made);
  return made;
}
