import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { defaultTableQuery, pageCount } from './query/table-query.ts';
import { useMatchingRows } from './query/use-matching-rows.ts';

const noRows: readonly never[] = [];

/** Returns the query of a table and the rows of the current page, selected in the browser or by the server. */
export function useTableRows<Row extends object>({
  rows = noRows,
  columns,
  server,
  isRefreshing,
  queryState,
}: DataTableProps<Row>) {
  const [ownQuery, setOwnQuery] = useState(defaultTableQuery);
  const { query, onQueryChange: changeQuery } = server ?? queryState ?? { query: ownQuery, onQueryChange: setOwnQuery };
  // renders a typed character before the filtered rows
  const deferredQuery = useDeferredValue(query);
  const matching = useMatchingRows(server ? noRows : rows, columns, deferredQuery);
  const total = server?.total ?? matching.length;
  const lastPage = pageCount(total, deferredQuery.pageSize);
  const page = Math.min(deferredQuery.page, lastPage);

  const goToLastPage = useEffectEvent(() => changeQuery({ ...query, page: lastPage }));
  const isPastEnd = !isRefreshing && total > 0 && query.page > pageCount(total, query.pageSize);
  useEffect(() => {
    if (isPastEnd) goToLastPage();
  }, [isPastEnd]);

  const pageRows = useMemo(
    () => (server ? rows : matching.slice((page - 1) * deferredQuery.pageSize, page * deferredQuery.pageSize)),
    [server, rows, matching, page, deferredQuery.pageSize],
  );
  return { query, deferredQuery, changeQuery, pageRows, matching, total };
}
