import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useIsSlow } from '../loadable/use-is-slow.ts';
import type { GridColumn } from './grid/grid-columns.tsx';
import { TableGrid } from './grid/table-grid.tsx';
import { pagingHeightPx } from './table-pagination.tsx';
import { defaultTableQuery } from './query/table-query.ts';

interface TableSkeletonProps<Row> {
  columns: readonly GridColumn<Row>[];
  /** in px */
  rowHeight: number;
  /** in px */
  headerHeight: number;
}

const noColumns: readonly never[] = [];
const rows = Array.from({ length: defaultTableQuery.pageSize }, (_, index) => index);

/** Reserves the height of the loading table, on a phone the least that it may have; renders skeleton rows after 300 ms. */
export function TableSkeleton<Row>({ columns, rowHeight, headerHeight }: TableSkeletonProps<Row>) {
  const isSlow = useIsSlow(true);

  return (
    <Box role="status" aria-label="Loading" sx={{ minHeight: headerHeight + rows.length * rowHeight + pagingHeightPx }}>
      {isSlow && (
        <div inert>
          <TableGrid
            label="Loading"
            dataColumns={noColumns}
            columns={columns.map(skeletonColumn)}
            rows={rows}
            rowKey={(row) => row}
            rowHeight={rowHeight}
            headerHeight={headerHeight}
            sort={null}
            onSort={() => undefined}
            noRows={null}
          />
        </div>
      )}
    </Box>
  );
}

function skeletonColumn<Row>(column: GridColumn<Row>): GridColumn<number> {
  const { key, name, width, track, frozen, cellClass, headerCellClass } = column;
  return {
    key,
    name,
    width,
    ...(track !== undefined && { track }),
    frozen,
    headerCellClass,
    cellClass: typeof cellClass === 'string' ? cellClass : null,
    renderCell: ({ rowIdx }) => (
      <Skeleton width={`${[72, 56, 84, 64][rowIdx % 4]}%`} sx={{ display: 'inline-block' }} />
    ),
  };
}
