import type { ReactNode } from 'react';
import type { EmptyStateProps } from '../list-page/empty-state.tsx';
import type { DataColumn, RowAction } from './columns/data-column.ts';
import type { TableFilters } from './filters/table-filter.ts';
import type { TableQuery } from './query/table-query.ts';
import type { TableSelection } from './selection/table-selection.ts';

/** Server mode: the server searches, sorts and pages. A search is reported 250 ms after the last key, with `page` reset to 1. */
export interface ServerPaging<Row> {
  /** number of matching rows on all pages */
  total: number;
  /** the current query, controlled by the page */
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** loads all matching rows for Export CSV, or the CSV file itself; a rejection is shown as a toast */
  loadAll: (query: TableQuery) => Promise<readonly Row[] | Blob>;
}

/** Props of a `DataTable`. */
export interface DataTableProps<Row> {
  /** name of the CSV file, and part of the localStorage key of the view (hidden columns, density) */
  tableId: string;
  /** accessible name of the grid */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** returns a unique, stable key */
  rowKey: (row: Row) => string | number;
  /** rows in sequence with the same group have no line between them, such as the images of a product */
  groupOf?: (row: Row) => string | number;
  /** undefined until the first response; one page of rows in server mode, else all rows */
  rows: readonly Row[] | undefined;
  /** message of a failed load; null if it succeeded */
  error: string | null;
  /** true while the rows are loaded or reloaded */
  isRefreshing: boolean;
  /** called by Refresh and Retry */
  onRefresh: () => void;
  /** opens a row, on a click and on Enter */
  onOpen?: ((row: Row) => void) | undefined;
  /** actions in the last column; on small screens in its menu */
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** the most frequent action as a button beside the menu of the row, from 1200 px on; `widthPx` is that of the button */
  rowButton?: { render: (row: Row) => ReactNode; widthPx: number } | undefined;
  /** further actions, which only the menu of the row has */
  menuActions?: (row: Row) => readonly RowAction[];
  /** makes rows selectable */
  selection?: TableSelection | undefined;
  filters?: TableFilters;
  /** at the right end of the toolbar */
  primaryAction?: ReactNode;
  /** shown when the list is empty without a search and without filters */
  empty: EmptyStateProps;
  /** true if a search finds rows that an empty list does not have, so that it needs its toolbar; defaults to false */
  isSearchedWhenEmpty?: boolean;
  /** shown when the filters match nothing, without a search; by default “No results found” */
  noMatches?: EmptyStateProps | undefined;
  /** server mode; without it the table searches, sorts and pages in the browser */
  server?: ServerPaging<Row>;
  /** the query of a table in the browser, controlled by the page; without it the table has its own */
  queryState?: Pick<ServerPaging<Row>, 'query' | 'onQueryChange'>;
}
