import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { DataGrid, type DataGridProps, type SortColumn } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import type { DataColumn } from './data-column.ts';
import { gridTracks, type GridColumn } from './grid-columns.tsx';
import * as grid from './grid.module.css';
import { markHorizontalOverflow } from './mark-horizontal-overflow.ts';
import { readSort, type TableQuery } from './table-query.ts';
import { useCellEditing } from './use-cell-editing.tsx';

interface TableGridProps<Row> {
  label: string;
  /** which of the columns are to be edited and copied, by key */
  dataColumns: readonly DataColumn<Row>[];
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  rowHeight: number;
  sort: TableQuery['sort'];
  onSort: (sort: TableQuery['sort']) => void;
  selection?: Pick<DataGridProps<Row, unknown, string | number>, 'selectedRows' | 'onSelectedRowsChange'> | undefined;
  /** spans the grid when there are no rows */
  noRows: ReactNode;
}

/** react-data-grid as the console uses it: one page of rows, one sort, keys that lead in and out. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, dataColumns, columns, rows, rowKey, rowHeight, sort, onSort, selection, noRows } = props;
  const { renderers, ...editing } = useCellEditing({ dataColumns, columns, rows });

  return (
    <div
      // what other columns leave beyond the edge is looked at anew
      key={columns.map(({ key }) => key).join()}
      className={grid['frame']}
      ref={markHorizontalOverflow}
      style={{ '--row-height': `${rowHeight}px`, '--tracks': gridTracks(columns) } as CSSProperties}
      onKeyDownCapture={leaveOnTab}
    >
      <DataGrid
        aria-label={label}
        columns={columns}
        rows={rows}
        rowKeyGetter={rowKey}
        rowHeight={rowHeight}
        headerRowHeight={40}
        sortColumns={sortColumns(sort)}
        onSortColumnsChange={(chosen) => onSort(sortOf(chosen.at(-1)))}
        {...selection}
        {...editing}
        renderers={{ ...renderers, noRowsFallback: noRows }}
        // a page has at most 100 rows, and only a grid with all its columns can stretch them
        enableVirtualization={false}
      />
    </div>
  );
}

/** The grid would walk through every cell of every row on Tab; arrows do that, Tab leaves. Editors have their own Tab. */
function leaveOnTab(event: KeyboardEvent) {
  const isInEditor = event.target instanceof Element && event.target.matches('.lumora-editor');
  if (event.key === 'Tab' && !isInEditor) event.stopPropagation();
}

function sortColumns(sort: TableQuery['sort']): SortColumn[] {
  if (sort === null) return [];
  const { key, isDescending } = readSort(sort);
  return [{ columnKey: key, direction: isDescending ? 'DESC' : 'ASC' }];
}

function sortOf(chosen: SortColumn | undefined): TableQuery['sort'] {
  if (!chosen) return null;
  return chosen.direction === 'DESC' ? `-${chosen.columnKey}` : chosen.columnKey;
}
