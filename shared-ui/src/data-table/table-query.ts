/** What part of a table is shown. `page` counts from 1; `sort` is a column's key, with a leading `-` for descending. */
export interface TableQuery {
  page: number;
  pageSize: number;
  sort: string | null;
  q: string;
}

export const pageSizes = [5, 10, 20, 50, 100] as const;

/** What a table shows when it is opened. */
export const defaultTableQuery: TableQuery = { page: 1, pageSize: 10, sort: null, q: '' };

/** `-created_at` → `{ key: 'created_at', isDescending: true }`. */
export function readSort(sort: string): { key: string; isDescending: boolean } {
  return sort.startsWith('-') ? { key: sort.slice(1), isDescending: true } : { key: sort, isDescending: false };
}

/** Number of pages of `total` rows; at least one, so that an empty table has a first page. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
