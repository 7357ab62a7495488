import type { ReactNode } from 'react';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useIsSlow } from '../loadable/use-is-slow.ts';
import { ColumnMenu } from './column-menu.tsx';
import type { DataColumn } from './data-column.ts';
import { DensityMenu } from './density-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { SelectionBar } from './selection-bar.tsx';
import * as styles from './table-parts.module.css';
import type { TableSelection } from './table-selection.ts';
import type { TableView } from './table-view.ts';
import { ToolButton } from './tool-button.tsx';

interface TableToolbarProps<Row> {
  columns: readonly DataColumn<Row>[];
  view: TableView;
  onViewChange: (change: Partial<TableView>) => void;
  q: string;
  onSearch: (q: string) => void;
  filters?: ReactNode;
  selection?: TableSelection | undefined;
  searchDelayMs: number;
  isRefreshing: boolean;
  onRefresh: () => void;
  exportButton: ReactNode;
  primaryAction?: ReactNode;
}

/**
 * Renders search, filters, refresh, column and density menus, export and the primary action in one line. Filters move to a
 * second line on small screens and when there are four or more.
 */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { columns, view, onViewChange, selection, isRefreshing, onRefresh } = props;
  const isSlow = useIsSlow(isRefreshing);
  const isSelecting = selection !== undefined && selection.selected.size > 0;

  return (
    <div className={styles['toolbar']}>
      <div className={styles['line']} inert={isSelecting}>
        <SearchBox value={props.q} onSearch={props.onSearch} delayMs={props.searchDelayMs} />
        {props.filters && (
          <div className={styles['filters']} role="group" aria-label="Filters">
            {props.filters}
          </div>
        )}
        <div className={styles['tools']}>
          <ToolButton label="Refresh" onClick={onRefresh}>
            <RefreshRounded />
          </ToolButton>
          <ColumnMenu columns={columns} hidden={view.hidden} onChange={(hidden) => onViewChange({ hidden })} />
          <DensityMenu density={view.density} onChange={(density) => onViewChange({ density })} />
          {props.exportButton}
        </div>
        {props.primaryAction && <Stack sx={{ ml: { xs: 'auto', sm: 0 } }}>{props.primaryAction}</Stack>}
      </div>
      {selection && <SelectionBar {...selection} />}
      {isSlow && (
        <LinearProgress aria-label="Refreshing" sx={{ position: 'absolute', insetInline: 0, bottom: -2, height: 2 }} />
      )}
    </div>
  );
}
