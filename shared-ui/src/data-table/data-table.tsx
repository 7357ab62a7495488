import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { EmptyState, type EmptyStateProps } from '../list-page/empty-state.tsx';
import type { DataColumn, RowAction } from './data-column.ts';
import { ExportButton } from './export-button.tsx';
import { actionsColumn, gridColumn } from './grid-columns.tsx';
import { SharedTooltip } from '../tooltip/shared-tooltip.tsx';
import { phoneColumns } from './phone-columns.tsx';
import { selectColumn } from './select-column.tsx';
import { TableError } from './table-error.tsx';
import { TableGrid } from './table-grid.tsx';
import { TablePaging } from './table-paging.tsx';
import { defaultTableQuery, pageCount, type TableQuery } from './table-query.ts';
import { clearOnEscape, type TableSelection } from './table-selection.ts';
import * as styles from './table-parts.module.css';
import { TableSkeleton } from './table-skeleton.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { densities, twoLineDensities } from './table-view.ts';
import { useFocusRestore } from './use-focus-restore.ts';
import { useMatchingRows } from './use-matching-rows.ts';
import { useTableView } from './use-table-view.ts';

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
  /** undefined until the first response; one page of rows in server mode, else all rows */
  rows: readonly Row[] | undefined;
  /** message of a failed load; null if it succeeded */
  error: string | null;
  /** true while the rows are loaded or reloaded */
  isRefreshing: boolean;
  /** called by Refresh and Retry */
  onRefresh: () => void;
  /** actions in the last column */
  actions?: (row: Row) => readonly RowAction[];
  /** makes rows selectable */
  selection?: TableSelection;
  /** further filters, after the search box */
  filters?: ReactNode;
  /** true if `filters` are active; an empty list then means that nothing was found */
  isFiltered?: boolean;
  /** at the right end of the toolbar */
  primaryAction?: ReactNode;
  /** shown when the list is empty without a search and without filters */
  empty: EmptyStateProps;
  /** server mode; without it the table searches, sorts and pages in the browser */
  server?: ServerPaging<Row>;
  /** initial search text; ignored in server mode, which uses `server.query` */
  initialSearch?: string;
}

/**
 * Renders the table of the console with search, sorting, column and density menus, paging and CSV export. Works on all
 * rows in the browser, or page by page with `server`. Shows four states: loading, error, empty and rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { tableId, columns, rows, error, server, selection, onRefresh } = props;
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const [view, changeView] = useTableView(tableId, columns, isPhone);
  const { query, deferredQuery, changeQuery, pageRows, matching, total } = useRows(props);
  const visibleColumns = useMemo(() => columns.filter(({ key }) => !view.hidden.includes(key)), [columns, view.hidden]);
  const layoutColumns = useMemo(
    () => (isPhone ? phoneColumns(visibleColumns) : visibleColumns),
    [isPhone, visibleColumns],
  );
  const gridColumns = useGridColumns(props, layoutColumns, pageRows);
  const rowHeight = (layoutColumns.some(({ lines }) => lines === 2) ? twoLineDensities : densities)[view.density];

  return (
    <SharedTooltip>
      <div
        role="presentation"
        className={styles['card']}
        {...useFocusRestore()}
        onKeyDown={(event) => selection && clearOnEscape(selection, event)}
      >
        <TableToolbar
          {...props}
          view={view}
          onViewChange={changeView}
          q={query.q}
          onSearch={(q) => changeQuery({ ...query, q, page: 1 })}
          searchDelayMs={server ? 250 : 0}
          exportButton={
            <ExportButton
              tableId={tableId}
              columns={visibleColumns}
              isDisabled={total === 0}
              rows={() => (server ? server.loadAll(query) : matching)}
            />
          }
        />
        {error !== null && <TableError message={error} isAlone={!rows} onRetry={onRefresh} />}
        {renderBody()}
      </div>
    </SharedTooltip>
  );

  function renderBody() {
    if (!rows) return error === null && <TableSkeleton columns={gridColumns} rowHeight={rowHeight} />;
    if (total === 0 && deferredQuery.q === '' && !props.isFiltered) return <EmptyState {...props.empty} />;

    return (
      <>
        <TableGrid
          label={props.label}
          dataColumns={layoutColumns}
          columns={gridColumns}
          rows={pageRows}
          rowKey={props.rowKey}
          rowHeight={rowHeight}
          sort={deferredQuery.sort}
          onSort={(sort) => changeQuery({ ...query, sort, page: 1 })}
          selection={
            selection && { selectedRows: selection.selected, onSelectedRowsChange: (keys) => selection.onChange(keys) }
          }
          noRows={<NothingFound />}
        />
        <TablePaging
          page={Math.min(deferredQuery.page, pageCount(total, deferredQuery.pageSize))}
          pageSize={deferredQuery.pageSize}
          total={total}
          onChange={(change) => changeQuery({ ...query, ...change })}
        />
      </>
    );
  }
}

const noRows: readonly never[] = [];

/** Returns the rows of the current page, selected in the browser or by the server. */
function useRows<Row>({ rows = noRows, columns, server, isRefreshing, initialSearch = '' }: DataTableProps<Row>) {
  const [ownQuery, setOwnQuery] = useState({ ...defaultTableQuery, q: initialSearch });
  const query = server?.query ?? ownQuery;
  const changeQuery = server?.onQueryChange ?? setOwnQuery;
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

function useGridColumns<Row>(
  { actions, columns, selection }: DataTableProps<Row>,
  visibleColumns: readonly DataColumn<Row>[],
  pageRows: readonly Row[],
) {
  const buttonWidthPx = useMediaQuery('(pointer: coarse)', { noSsr: true }) ? 44 : 36;
  const buttonsWidthPx = buttonWidthPx * (actions ? Math.max(0, ...pageRows.map((row) => actions(row).length)) : 0);

  const isSelectable = selection !== undefined;

  return useMemo(
    () => [
      ...(isSelectable ? [selectColumn(columns)] : []),
      ...visibleColumns.map(gridColumn),
      ...(actions ? [actionsColumn(actions, buttonsWidthPx, columns)] : []),
    ],
    [isSelectable, visibleColumns, actions, buttonsWidthPx, columns],
  );
}

function NothingFound() {
  return (
    <div role="status" style={{ gridColumn: '1 / -1' }}>
      <EmptyState title="No results found. Try adjusting your search." />
    </div>
  );
}
