import type { KeyboardEvent, ReactNode } from 'react';
import { DataGrid, type Column, type SortColumn } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { leadIntoCell } from './cell-keys.ts';
import { SharedTooltip } from './shared-tooltip.tsx';
import { GridLook } from './grid-look.ts';
import { markMoreToScroll } from './mark-more-to-scroll.ts';
import { readSort, type TableQuery } from './table-query.ts';

interface TableGridProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  rowHeight: number;
  sort: TableQuery['sort'];
  onSort: (sort: TableQuery['sort']) => void;
  /** spans the grid when there are no rows */
  noRows: ReactNode;
}

/** react-data-grid as the console uses it: one page of rows, one sort, keys that lead in and out. */
export function TableGrid<Row>({ label, columns, rows, rowKey, rowHeight, sort, onSort, noRows }: TableGridProps<Row>) {
  return (
    <SharedTooltip>
      <GridLook
        // the grid keeps the widths it measured; other columns are to share the room anew
        key={columns.map(({ key }) => key).join()}
        ref={markMoreToScroll}
        rowHeight={rowHeight}
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
          onCellKeyDown={(_, event) => leadIntoCell(event)}
          renderers={{ noRowsFallback: noRows }}
          // a page has at most 100 rows, and only a grid with all its columns can stretch them
          enableVirtualization={false}
        />
      </GridLook>
    </SharedTooltip>
  );
}

/** The grid would walk through every cell of every row on Tab; arrows do that, Tab leaves. */
function leaveOnTab(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
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
