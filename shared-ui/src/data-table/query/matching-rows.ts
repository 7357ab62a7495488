import { compareTexts } from '@lumora/shared-contract/format';
import { cellText, type DataColumn } from '../columns/data-column.ts';
import { parseSort, type TableQuery } from './table-query.ts';

/** Returns the lower-case text of a row that the search matches; computed once per row. */
export type SearchText<Row> = (row: Row) => string;

/** Creates a cached `SearchText` over the searchable columns. */
export function searchTextOf<Row extends object>(columns: readonly DataColumn<Row>[]): SearchText<Row> {
  const searchable = columns.filter((column) => column.searchable !== false);
  const cache = new WeakMap<Row, string>();

  return (row) => {
    const cached = cache.get(row);
    if (cached !== undefined) return cached;
    const text = searchable
      .map((column) => cellText(column, row))
      .join('\n')
      .toLowerCase();
    cache.set(row, text);
    return text;
  };
}

/** Returns the rows that contain every word of `q`, in any case and any order. */
export function searchRows<Row>(rows: readonly Row[], q: string, searchText: SearchText<Row>): readonly Row[] {
  const words = q.normalize().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;

  return rows.filter((row) => {
    const text = searchText(row);
    return words.every((word) => text.includes(word));
  });
}

/** Sorts rows by one column; rows without a value come last in both directions. Returns `rows` itself if the column is unknown. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: TableQuery['sort'],
  columns: readonly DataColumn<Row>[],
): readonly Row[] {
  const { key, isDescending } = parseSort(sort ?? '');
  const column = columns.find((candidate) => candidate.key === key);
  if (!column) return rows;

  const direction = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: column.value(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return direction * compareValues(a.value, b.value);
    })
    .map(({ row }) => row);
}

function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
}
