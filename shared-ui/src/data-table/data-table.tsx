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
import { densities, twoLinedDensities } from './table-view.ts';
import { useFocusRestore } from './use-focus-restore.ts';
import { useMatchingRows } from './use-matching-rows.ts';
import { useTableView } from './use-table-view.ts';

/** Makes the server search, sort and page. Typing in search is reported when it pauses for 250 ms, with `page` back at 1. */
export interface ServerPaging<Row> {
  /** rows that match, on all pages */
  total: number;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** every row that matches, for Export CSV, or the finished file */
  loadAll: (query: TableQuery) => Promise<readonly Row[] | Blob>;
}

export interface DataTableProps<Row> {
  /** names the CSV file and, in localStorage, the chosen columns and density */
  tableId: string;
  /** what the grid is called by assistive technology */
  label: string;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** undefined until the first answer; one page of them in server mode, else all */
  rows: readonly Row[] | undefined;
  /** why the rows could not be had, in words */
  error: string | null;
  isRefreshing: boolean;
  /** Refresh and Retry */
  onRefresh: () => void;
  actions?: (row: Row) => readonly RowAction[];
  selection?: TableSelection;
  /** further ways to narrow the rows, after the search box */
  filters?: ReactNode;
  /** whether `filters` narrow the rows: no rows then means that nothing was found */
  isFiltered?: boolean;
  /** far right of the toolbar */
  primaryAction?: ReactNode;
  /** shown when there is nothing at all, which is not the same as nothing found */
  empty: EmptyStateProps;
  server?: ServerPaging<Row>;
  /** what is searched for at first; in server mode `server.query` says it */
  initialSearch?: string;
}

/** Table of the console: search, sort, columns, density, paging and CSV, over rows given whole or page by page. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { tableId, columns, rows, error, server, selection, onRefresh } = props;
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const [view, changeView] = useTableView(tableId, columns, isPhone);
  const { query, shown, changeQuery, pageRows, matching, total } = useRows(props);
  const shownColumns = useMemo(() => columns.filter(({ key }) => !view.hidden.includes(key)), [columns, view.hidden]);
  const laidOut = useMemo(() => (isPhone ? phoneColumns(shownColumns) : shownColumns), [isPhone, shownColumns]);
  const gridColumns = useGridColumns(props, laidOut, pageRows);
  const rowHeight = (laidOut.some(({ lines }) => lines === 2) ? twoLinedDensities : densities)[view.density];

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
              columns={shownColumns}
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
    if (total === 0 && shown.q === '' && !props.isFiltered) return <EmptyState {...props.empty} />;

    return (
      <>
        <TableGrid
          label={props.label}
          dataColumns={laidOut}
          columns={gridColumns}
          rows={pageRows}
          rowKey={props.rowKey}
          rowHeight={rowHeight}
          sort={shown.sort}
          onSort={(sort) => changeQuery({ ...query, sort, page: 1 })}
          selection={
            selection && { selectedRows: selection.selected, onSelectedRowsChange: (keys) => selection.onChange(keys) }
          }
          noRows={<NothingFound />}
        />
        <TablePaging
          page={Math.min(shown.page, pageCount(total, shown.pageSize))}
          pageSize={shown.pageSize}
          total={total}
          onChange={(change) => changeQuery({ ...query, ...change })}
        />
      </>
    );
  }
}

const none: readonly never[] = [];

/** The page of rows to show, cut here or by the server. */
function useRows<Row>({ rows = none, columns, server, isRefreshing, initialSearch = '' }: DataTableProps<Row>) {
  const [ownQuery, setOwnQuery] = useState({ ...defaultTableQuery, q: initialSearch });
  const query = server?.query ?? ownQuery;
  const changeQuery = server?.onQueryChange ?? setOwnQuery;
  // a letter typed is on the screen before the rows that it leaves
  const shown = useDeferredValue(query);
  const matching = useMatchingRows(server ? none : rows, columns, shown);
  const total = server?.total ?? matching.length;
  const last = pageCount(total, shown.pageSize);
  const page = Math.min(shown.page, last);

  const goToLast = useEffectEvent(() => changeQuery({ ...query, page: last }));
  const isPastEnd = !isRefreshing && total > 0 && query.page > pageCount(total, query.pageSize);
  useEffect(() => {
    if (isPastEnd) goToLast();
  }, [isPastEnd]);

  const pageRows = useMemo(
    () => (server ? rows : matching.slice((page - 1) * shown.pageSize, page * shown.pageSize)),
    [server, rows, matching, page, shown.pageSize],
  );
  return { query, shown, changeQuery, pageRows, matching, total };
}

function useGridColumns<Row>(
  { actions, columns, selection }: DataTableProps<Row>,
  shownColumns: readonly DataColumn<Row>[],
  pageRows: readonly Row[],
) {
  const buttonWidth = useMediaQuery('(pointer: coarse)', { noSsr: true }) ? 44 : 36;
  const room = buttonWidth * (actions ? Math.max(0, ...pageRows.map((row) => actions(row).length)) : 0);

  const isSelectable = selection !== undefined;

  return useMemo(
    () => [
      ...(isSelectable ? [selectColumn(columns)] : []),
      ...shownColumns.map(gridColumn),
      ...(actions ? [actionsColumn(actions, room, columns)] : []),
    ],
    [isSelectable, shownColumns, actions, room, columns],
  );
}

function NothingFound() {
  return (
    <div role="status" style={{ gridColumn: '1 / -1' }}>
      <EmptyState title="No results found. Try adjusting your search." />
    </div>
  );
}
