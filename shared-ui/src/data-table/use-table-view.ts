import { useMemo } from 'react';
import { useAtom } from 'jotai';
import { storedAtoms } from '../storage/stored-atoms.ts';
import type { DataColumn } from './data-column.ts';
import { parseTableView, type TableView } from './table-view.ts';

/** Returns the stored view of a table and a function that changes it. The view is in localStorage; a change updates all tabs. */
export function useTableView<Row>(tableId: string, columns: readonly DataColumn<Row>[]) {
  const [stored, store] = useAtom(viewAtom(tableId));
  const view = useMemo(() => parseTableView(stored, hiddenAtFirst(columns)), [stored, columns]);

  return [view, (change: Partial<TableView>) => store({ ...view, ...change })] as const;
}

function hiddenAtFirst<Row>(columns: readonly DataColumn<Row>[]): string[] {
  return columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ key }) => key);
}

const viewAtom = storedAtoms<TableView>('lumora-table');
