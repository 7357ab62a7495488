import { useEffect, useMemo } from 'react';
import type { DataColumn } from '../columns/data-column.ts';
import { searchRows, searchTextOf, sortRows, type SearchText } from './matching-rows.ts';
import type { TableQuery } from './table-query.ts';

/** Returns all rows that match the query, sorted, across all pages. */
export function useMatchingRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  { q, sort }: TableQuery,
): readonly Row[] {
  const searchText = useMemo(() => searchTextOf(columns), [columns]);
  useEffect(() => precompute(rows, searchText), [rows, searchText]);

  const matching = useMemo(() => searchRows(rows, q, searchText), [rows, q, searchText]);
  return useMemo(() => sortRows(matching, sort, columns), [matching, sort, columns]);
}

const sliceMs = 8;

/** Computes the search texts of all rows in slices of 8 ms, so that the first key of a search is not delayed. */
function precompute<Row>(rows: readonly Row[], searchText: SearchText<Row>): () => void {
  let next = 0;
  let timer = setTimeout(computeSlice);

  function computeSlice() {
    const end = performance.now() + sliceMs;
    for (; next < rows.length && performance.now() < end; next += 1) {
      const row = rows[next];
      if (row !== undefined) searchText(row);
    }
    if (next < rows.length) timer = setTimeout(computeSlice);
  }

  return () => clearTimeout(timer);
}
