import { useEffect, useMemo } from 'react';
import type { DataColumn } from './data-column.ts';
import { searchRows, searchTextOf, sortRows, type SearchText } from './matching-rows.ts';
import type { TableQuery } from './table-query.ts';

/** Every row that the query asks for, in its order, across all pages. */
export function useMatchingRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  { q, sort }: TableQuery,
): readonly Row[] {
  const searchText = useMemo(() => searchTextOf(columns), [columns]);
  useEffect(() => readAhead(rows, searchText), [rows, searchText]);

  const found = useMemo(() => searchRows(rows, q, searchText), [rows, q, searchText]);
  return useMemo(() => sortRows(found, sort, columns), [found, sort, columns]);
}

const sliceMs = 8;

/** Computes the texts of all rows in slices between frames, so that the first letter typed does not wait for them. */
function readAhead<Row>(rows: readonly Row[], searchText: SearchText<Row>): () => void {
  let next = 0;
  let timer = setTimeout(readSlice);

  function readSlice() {
    const end = performance.now() + sliceMs;
    for (; next < rows.length && performance.now() < end; next += 1) {
      const row = rows[next];
      if (row !== undefined) searchText(row);
    }
    if (next < rows.length) timer = setTimeout(readSlice);
  }

  return () => clearTimeout(timer);
}
