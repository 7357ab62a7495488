import { useState } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useIsSlow } from '../loadable/use-is-slow.ts';
import { phoneScreen } from '../theme/phone-screen.ts';
import { SharedTooltip } from '../tooltip/shared-tooltip.tsx';
import { rowName } from './columns/data-column.ts';
import { TableBody } from './table-body.tsx';
import { TableError } from './table-error.tsx';
import { TableOffline } from './table-offline.tsx';
import { clearOnEscape, useClearOnOtherRows } from './selection/table-selection.ts';
import { RowMenu } from './row-actions/loadable-row-menu.ts';
import { TableToolbar } from './toolbar/table-toolbar.tsx';
import { useExport } from './export/use-export.ts';
import { useFocusRestore } from './selection/use-focus-restore.ts';
import { useIsEmptyList } from './use-is-empty-list.ts';
import { useIsOffline } from './use-is-offline.ts';
import { useGridColumns } from './use-grid-columns.ts';
import { useTableLayout } from './view/use-table-layout.ts';
import { useTableRows } from './use-table-rows.ts';
import type { DataTableProps } from './data-table-props.ts';

/**
 * Renders the table of the console with search, filters, sorting, column and density menus, paging and CSV export. Works
 * on all rows in the browser, or page by page with `server`. Shows five states: loading, offline, error, empty, which needs
 * no toolbar, and rows.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { tableId, columns, rows, error, server, selection, onRefresh } = props;
  const isPhone = useMediaQuery(phoneScreen, { noSsr: true });
  const { view, changeView, visible, displayed, rowHeight } = useTableLayout(tableId, columns, isPhone);
  const tableRows = useTableRows(props);
  const { query, changeQuery, matching, total } = tableRows;
  useClearOnOtherRows(selection, query.q, props.filters);
  const [menu, setMenu] = useState<{ row: Row; anchor: HTMLElement } | null>(null);
  const [openMenu] = useState(() => (row: Row, anchor: HTMLElement) => setMenu({ row, anchor }));
  const gridColumns = useGridColumns({ ...props, displayed, isPhone, onOpenMenu: openMenu });
  const isSlow = useIsSlow(rows === undefined && error === null, slowAfterMs);
  const isOffline = useIsOffline() && (rows === undefined || (rows.length === 0 && error !== null));
  const failure = error ?? (isSlow ? 'The server does not respond.' : null);
  const isEmpty = useIsEmptyList(props, tableRows);
  const exportRows = () => (server ? server.loadAll(query) : matching);
  const { isExporting, exportCsv } = useExport({ tableId, columns: visible, rows: exportRows });

  return (
    <SharedTooltip>
      <Box
        role="presentation"
        sx={cardStyles}
        {...useFocusRestore()}
        onKeyDown={(event) => selection && clearOnEscape(selection, event)}
      >
        {(!isEmpty || props.primaryAction || props.isSearchedWhenEmpty) && (
          <TableToolbar
            {...props}
            {...{ view, query, isPhone }}
            pageKeys={tableRows.pageRows.map(props.rowKey)}
            onViewChange={changeView}
            onSearch={(q) => changeQuery({ ...query, q, page: 1 })}
            onSort={(sort) => changeQuery({ ...query, sort, page: 1 })}
            searchDelayMs={server || props.queryState ? 250 : 0}
            onExport={total === 0 || isExporting ? undefined : () => void exportCsv()}
          />
        )}
        {isOffline ? (
          <TableOffline />
        ) : (
          <>
            {failure !== null && <TableError message={failure} isAlone={!rows} onRetry={onRefresh} />}
            {(rows !== undefined || failure === null) && (
              <TableBody {...{ props, tableRows, displayed, gridColumns, rowHeight, isPhone, isEmpty }} />
            )}
          </>
        )}
        {menu && (
          <RowMenu
            title={rowName(columns, menu.row)}
            actions={[...(props.menuActions?.(menu.row) ?? []), ...(props.actions?.(menu.row) ?? [])]}
            onSelectRow={isPhone ? firstSelection(props, menu.row) : undefined}
            anchor={menu.anchor}
            onClose={() => setMenu(null)}
          />
        )}
      </Box>
    </SharedTooltip>
  );
}

/** Returns the function that selects `row`; undefined while rows are selected. */
function firstSelection<Row>({ selection, rowKey }: DataTableProps<Row>, row: Row) {
  if (selection?.selected.size !== 0) return undefined;
  return () => selection.onChange(new Set([rowKey(row)]));
}

/** Time after which a list that does not load offers a retry. */
const slowAfterMs = 8_000;

const cardStyles = {
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
};
