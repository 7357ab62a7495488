import type { ReactNode } from 'react';
import FormatLineSpacingRounded from '@mui/icons-material/FormatLineSpacingRounded';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import ViewColumnRounded from '@mui/icons-material/ViewColumnRounded';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useIsSlow } from '../../loadable/use-is-slow.ts';
import { phoneScreen } from '../../theme/phone-screen.ts';
import type { DataColumn } from '../columns/data-column.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { columnGroup, densityGroup, sortGroup, type MenuGroup } from '../menus/menu-groups.ts';
import { SearchBox } from './search-box.tsx';
import { SelectionBar } from '../selection/selection-bar.tsx';
import type { TableFilters } from '../filters/table-filter.ts';
import type { TableQuery } from '../query/table-query.ts';
import type { TableSelection } from '../selection/table-selection.ts';
import type { TableView } from '../view/table-view.ts';
import { ToolButton } from '../menus/tool-button.tsx';
import { ToolMenu } from '../menus/tool-menu.tsx';

interface TableToolbarProps<Row> {
  columns: readonly DataColumn<Row>[];
  view: TableView;
  onViewChange: (change: Partial<TableView>) => void;
  query: TableQuery;
  onSearch: (q: string) => void;
  onSort: (sort: string) => void;
  filters?: TableFilters | undefined;
  selection?: TableSelection | undefined;
  /** keys of the rows of the page */
  pageKeys: readonly (string | number)[];
  searchDelayMs: number;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** undefined while there is nothing to export */
  onExport: (() => void) | undefined;
  primaryAction?: ReactNode;
  /** true on a screen that shows the tools as one menu, with sorting in place of column headers */
  isPhone: boolean;
}

/**
 * Renders search, filters, tools and the primary action in one line of 48 px. The selection bar covers it, except on a phone,
 * where that bar is at the bottom of the screen.
 */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { filters, selection, isRefreshing, isPhone, query } = props;
  const isSlow = useIsSlow(isRefreshing);
  const isSelecting = selection !== undefined && selection.selected.size > 0;

  return (
    <Box sx={toolbarStyles}>
      <Box sx={lineStyles} inert={isSelecting && !isPhone}>
        <SearchBox value={query.q} onSearch={props.onSearch} delayMs={props.searchDelayMs} />
        {filters && (
          <Box sx={filtersStyles}>
            <FilterBar {...filters} />
          </Box>
        )}
        <Box sx={toolsStyles}>{isPhone ? <PhoneTools {...props} /> : <WideTools {...props} />}</Box>
        {props.primaryAction}
      </Box>
      {selection && <SelectionBar {...selection} pageKeys={isPhone ? props.pageKeys : undefined} />}
      {isSlow && <LinearProgress aria-label="Refreshing" sx={progressStyles} />}
    </Box>
  );
}

function WideTools<Row>({ columns, view, onViewChange, query, onSort, onRefresh, onExport }: TableToolbarProps<Row>) {
  // a column in the cell of another has no header that sorts by it
  const needsSortMenu = columns.some(({ inCellOf, sortable }) => inCellOf !== undefined && sortable !== false);
  return (
    <>
      <ToolButton label="Refresh" onClick={onRefresh}>
        <RefreshRounded />
      </ToolButton>
      {needsSortMenu && (
        <ToolMenu label="Sort by" icon={<SwapVertRounded />} groups={[sortGroup(columns, query.sort, onSort)]} />
      )}
      <ToolMenu
        label="Toggle Columns"
        icon={<ViewColumnRounded />}
        groups={[columnGroup(columns, view.hidden, (hidden) => onViewChange({ hidden }))]}
      />
      <ToolMenu
        label="Density"
        icon={<FormatLineSpacingRounded />}
        groups={[densityGroup(view.density, (density) => onViewChange({ density }))]}
      />
      <ToolButton label="Export CSV" disabled={onExport === undefined} onClick={onExport}>
        <FileDownloadOutlined />
      </ToolButton>
    </>
  );
}

function PhoneTools<Row>({ columns, view, onViewChange, query, onSort, onRefresh, onExport }: TableToolbarProps<Row>) {
  const table: MenuGroup = {
    label: 'Table',
    selection: 'none',
    choices: [
      { key: 'refresh', label: 'Refresh', onSelect: onRefresh },
      { key: 'export', label: 'Export CSV', isDisabled: onExport === undefined, onSelect: () => onExport?.() },
    ],
  };
  const groups = [
    table,
    sortGroup(columns, query.sort, onSort),
    columnGroup(columns, view.hidden, (hidden) => onViewChange({ hidden })),
  ];
  return <ToolMenu label="Table options" icon={<ViewColumnRounded />} groups={groups} />;
}

const toolbarStyles = { position: 'relative', borderBottom: 1, borderColor: 'divider' };
const lineStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  pl: 2,
  pr: 1,
  flexWrap: 'wrap',
  py: 0.75,
  '@media (min-width: 768px)': { flexWrap: 'nowrap' },
};
/** Chips that do not fit are reached by scrolling. */
const filtersStyles = {
  display: 'contents',
  '@media (min-width: 768px)': {
    display: 'block',
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // space for the focus ring, which would be clipped
    m: -0.5,
    p: 0.5,
  },
};
/** On a phone the last button is above the menus of the rows. */
const toolsStyles = { display: 'flex', ml: 'auto', [`@media ${phoneScreen}`]: { '&:last-child': { mr: -1 } } };
const progressStyles = { position: 'absolute', insetInline: 0, bottom: -2, height: 2 };
