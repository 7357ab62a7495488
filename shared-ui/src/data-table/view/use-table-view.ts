import { useMemo } from 'react';
import { useAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { storedAtoms } from '../../storage/stored-atoms.ts';
import { columnsParam, formatColumns, parseColumns } from './columns-param.ts';
import type { DataColumn } from '../columns/data-column.ts';
import { parseTableView, type TableView } from './table-view.ts';

/**
 * Returns the view of a table and a function that changes it. The view is in localStorage, and a change updates all tabs.
 * Chosen columns are in the URL too, which has precedence, so that a link and a saved view show them.
 */
export function useTableView<Row>(tableId: string, columns: readonly DataColumn<Row>[]) {
  const [stored, store] = useAtom(viewAtom(tableId));
  const [params, setParams] = useSearchParams();
  const chosen = params.get(columnsParam);
  const storedView = useMemo(() => parseTableView(stored, hiddenAtFirst(columns)), [stored, columns]);
  const view = useMemo(() => {
    const hidden = parseColumns(chosen, columns);
    return hidden === undefined ? storedView : { ...storedView, hidden };
  }, [storedView, chosen, columns]);

  function change(part: Partial<TableView>) {
    store({ ...storedView, ...part });
    if (!part.hidden) return;
    const text = formatColumns(part.hidden, columns, hiddenAtFirst(columns));
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (text === undefined) next.delete(columnsParam);
        else next.set(columnsParam, text);
        return next;
      },
      { replace: true },
    );
  }
  return [view, change] as const;
}

function hiddenAtFirst<Row>(columns: readonly DataColumn<Row>[]): string[] {
  return columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ key }) => key);
}

const viewAtom = storedAtoms<TableView>('lumora-table');
