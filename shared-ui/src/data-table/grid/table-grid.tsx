import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { DataGrid, type SortColumn } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import type { DataColumn } from '../columns/data-column.ts';
import { gridTracks, type GridColumn } from './grid-columns.tsx';
import * as styles from '../styles/grid.module.css';
import { markHorizontalOverflow } from './mark-horizontal-overflow.ts';
import { parseSort, type TableQuery } from '../query/table-query.ts';
import type { TableSelection } from '../selection/table-selection.ts';
import { selectColumnKey } from './select-column.tsx';
import { toRem } from '../../theme/to-rem.ts';
import { useGridInteraction } from './use-grid-interaction.tsx';

interface TableGridProps<Row> {
  label: string;
  /** the declared columns, which define editing and copying */
  dataColumns: readonly DataColumn<Row>[];
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  groupOf?: ((row: Row) => string | number) | undefined;
  /** in px */
  rowHeight: number;
  /** in px */
  headerHeight: number;
  sort: TableQuery['sort'];
  onSort: (sort: TableQuery['sort']) => void;
  selection?: TableSelection | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  /** shown across the grid when there are no rows */
  noRows: ReactNode;
}

/** Height of a line of text that wraps in its cell, in px. */
const textLineHeightPx = 18;

/** Space above and below the text of a row together, in px. */
const rowPaddingPx = 8;

/** Renders one page of rows with react-data-grid: one sorted column, cell editing, and keyboard access to row actions. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, dataColumns, columns, rows, rowKey, rowHeight, headerHeight, sort, onSort } = props;
  const { selection, onOpen, noRows, groupOf } = props;
  const { renderers, ...interaction } = useGridInteraction({ dataColumns, columns, rows, onOpen });

  return (
    <div
      // another set of columns mounts the frame again, so that the overflow is measured again; not that of the checkboxes, which
      // a phone adds while the focus is in a row
      key={columns.flatMap(({ key }) => (key === selectColumnKey ? [] : [key])).join()}
      className={`${styles.frame} ${onOpen ? styles.opens : ''}`}
      data-hidden-headers={headerHeight === 0 || undefined}
      ref={markHorizontalOverflow}
      style={
        {
          '--header-height': toRem(headerHeight),
          '--row-height': toRem(rowHeight),
          '--rows': rows.length,
          '--text-line-height': toRem(textLineHeightPx),
          '--text-lines': Math.floor((rowHeight - rowPaddingPx) / textLineHeightPx),
          '--tracks': gridTracks(columns),
          '--controls-width': `${lastControlsWidth(dataColumns)}px`,
        } as CSSProperties
      }
      onKeyDownCapture={leaveGridOnTab}
    >
      <DataGrid
        aria-label={label}
        columns={columns}
        rows={rows}
        rowKeyGetter={rowKey}
        rowClass={(row, index) => {
          const next = rows[index + 1];
          return groupOf && next && groupOf(row) === groupOf(next) ? styles.continued : undefined;
        }}
        rowHeight={rowHeight}
        headerRowHeight={headerHeight}
        sortColumns={toSortColumns(sort)}
        onSortColumnsChange={(sortColumns) => onSort(formatSort(sortColumns.at(-1)))}
        {...(selection && { selectedRows: selection.selected, onSelectedRowsChange: selection.onChange })}
        {...interaction}
        renderers={{ ...renderers, noRowsFallback: noRows }}
        // a page has at most 100 rows, and flexible columns need all columns to be rendered
        enableVirtualization={false}
      />
    </div>
  );
}

/** Returns the width (px) of the columns of controls at the end, which the icons of the actions leave free. */
function lastControlsWidth<Row>(columns: readonly DataColumn<Row>[]): number {
  const lastOther = columns.findLastIndex(({ hasControl }) => hasControl !== true);
  return columns.slice(lastOther + 1).reduce((sum, { width = 0 }) => sum + width, 0);
}

/** Lets Tab leave the grid, which would otherwise move through every cell; arrows do that. Editors handle Tab themselves. */
function leaveGridOnTab(event: KeyboardEvent) {
  const isInEditor =
    event.target instanceof Element && event.target.matches('[role="gridcell"] input:not([type="checkbox"])');
  if (event.key === 'Tab' && !isInEditor) event.stopPropagation();
}

function toSortColumns(sort: TableQuery['sort']): SortColumn[] {
  if (sort === null) return [];
  const { key, isDescending } = parseSort(sort);
  return [{ columnKey: key, direction: isDescending ? 'DESC' : 'ASC' }];
}

function formatSort(sortColumn: SortColumn | undefined): TableQuery['sort'] {
  if (!sortColumn) return null;
  return sortColumn.direction === 'DESC' ? `-${sortColumn.columnKey}` : sortColumn.columnKey;
}
