import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Column } from 'react-data-grid';
import { useIsSlow } from '../loadable/use-is-slow.ts';
import { TableGrid } from './table-grid.tsx';
import { pagingHeight } from './table-paging.tsx';
import { firstQuery } from './table-query.ts';

interface TableSkeletonProps<Row> {
  columns: readonly Column<Row>[];
  rowHeight: number;
}

const none: readonly never[] = [];
const rows = Array.from({ length: firstQuery.pageSize }, (_, index) => index);

/** Keeps the place of the table that is coming; after 300 ms in its shape. */
export function TableSkeleton<Row>({ columns, rowHeight }: TableSkeletonProps<Row>) {
  const isSlow = useIsSlow(true);

  return (
    <Box role="status" aria-label="Loading" sx={{ minHeight: 40 + rows.length * rowHeight + pagingHeight }}>
      {isSlow && (
        <div inert>
          <TableGrid
            label="Loading"
            dataColumns={none}
            columns={columns.map(bone)}
            rows={rows}
            rowKey={(row) => row}
            rowHeight={rowHeight}
            sort={null}
            onSort={() => undefined}
            noRows={null}
          />
        </div>
      )}
    </Box>
  );
}

function bone<Row>({ key, name, width, frozen, cellClass, headerCellClass }: Column<Row>): Column<number> {
  return {
    key,
    name,
    width,
    frozen,
    headerCellClass,
    cellClass: typeof cellClass === 'string' ? cellClass : null,
    renderCell: ({ rowIdx }) => (
      <Skeleton width={`${[72, 56, 84, 64][rowIdx % 4]}%`} sx={{ display: 'inline-block' }} />
    ),
  };
}
