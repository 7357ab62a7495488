import { useState } from 'react';
import { keepTableView, readTableView, type TableView } from './table-view.ts';

/** The kept view of a table, and the way to change it. */
export function useTableView(tableId: string) {
  const [view, setView] = useState(() => readTableView(tableId));

  function changeView(change: Partial<TableView>) {
    const changed = { ...view, ...change };
    keepTableView(tableId, changed);
    setView(changed);
  }

  return [view, changeView] as const;
}
