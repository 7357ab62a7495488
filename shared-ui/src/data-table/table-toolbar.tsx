import type { ReactNode } from 'react';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useIsSlow } from '../loadable/use-is-slow.ts';
import { ColumnMenu } from './column-menu.tsx';
import type { DataColumn } from './data-column.ts';
import { DensityMenu } from './density-menu.tsx';
import { SearchBox } from './search-box.tsx';
import type { TableView } from './table-view.ts';
import { ToolButton } from './tool-button.tsx';

interface TableToolbarProps<Row> {
  columns: readonly DataColumn<Row>[];
  view: TableView;
  onViewChange: (change: Partial<TableView>) => void;
  q: string;
  onSearch: (q: string) => void;
  searchDelayMs: number;
  isRefreshing: boolean;
  onRefresh: () => void;
  exportButton: ReactNode;
  primaryAction?: ReactNode;
}

/** One line: search, how the table is seen, the primary action. On a phone it takes a second line when it must. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { columns, view, onViewChange, isRefreshing, onRefresh } = props;
  const isSlow = useIsSlow(isRefreshing);

  return (
    <Stack
      direction="row"
      sx={{
        position: 'relative',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <SearchBox value={props.q} onSearch={props.onSearch} delayMs={props.searchDelayMs} />
      <Stack direction="row" sx={{ ml: 'auto' }}>
        <ToolButton label="Refresh" onClick={onRefresh}>
          <RefreshRounded />
        </ToolButton>
        <ColumnMenu columns={columns} hidden={view.hidden} onChange={(hidden) => onViewChange({ hidden })} />
        <DensityMenu density={view.density} onChange={(density) => onViewChange({ density })} />
        {props.exportButton}
      </Stack>
      {props.primaryAction && <Stack sx={{ ml: { xs: 'auto', sm: 0 } }}>{props.primaryAction}</Stack>}
      {isSlow && (
        <LinearProgress aria-label="Refreshing" sx={{ position: 'absolute', insetInline: 0, bottom: -2, height: 2 }} />
      )}
    </Stack>
  );
}
