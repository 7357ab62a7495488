import { useState } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { activeFilters } from './filters/table-filter.ts';
import type { useTableRows } from './use-table-rows.ts';

/**
 * Returns whether a list has no rows at all, without a search and without filters. Does not change during a reload, when the
 * rows may be those of the query before.
 */
export function useIsEmptyList<Row extends object>(
  { rows, filters, isRefreshing }: DataTableProps<Row>,
  { query, deferredQuery, total }: ReturnType<typeof useTableRows<Row>>,
): boolean {
  const [wasEmpty, setWasEmpty] = useState(false);
  // `total` is that of the deferred query
  const isSearched = query.q !== '' || deferredQuery.q !== '';
  const isFiltered = filters && activeFilters(filters).length > 0;
  const isEmpty = rows !== undefined && total === 0 && !isSearched && !isFiltered && (wasEmpty || !isRefreshing);
  if (isEmpty !== wasEmpty) setWasEmpty(isEmpty);
  return isEmpty;
}
