/** Query of a table. `page` counts from 1; `sort` is a column key, with a leading `-` for descending; `q` is the search text. */
export interface TableQuery {
  page: number;
  pageSize: number;
  sort: string | null;
  q: string;
}

/** Page sizes that the user can choose. */
export const pageSizes = [5, 10, 20, 50, 100] as const;

/** Query of a table when it is opened: first page of ten rows, unsorted, without search. */
export const defaultTableQuery: TableQuery = { page: 1, pageSize: 10, sort: null, q: '' };

/** Parses a `sort` value: `-created_at` gives `{ key: 'created_at', isDescending: true }`. */
export function parseSort(sort: string): { key: string; isDescending: boolean } {
  return sort.startsWith('-') ? { key: sort.slice(1), isDescending: true } : { key: sort, isDescending: false };
}

/** Returns the number of pages of `total` rows; at least 1, so that an empty table has a first page. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
