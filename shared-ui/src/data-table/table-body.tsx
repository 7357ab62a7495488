import { EmptyState, type EmptyStateProps } from '../list-page/empty-state.tsx';
import type { DataColumn } from './columns/data-column.ts';
import type { DataTableProps } from './data-table-props.ts';
import type { GridColumn } from './grid/grid-columns.tsx';
import { TableGrid } from './grid/table-grid.tsx';
import { TablePagination } from './table-pagination.tsx';
import { pageCount } from './query/table-query.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import type { useTableRows } from './use-table-rows.ts';

/** Height of the row of column headers in px. */
const headerHeightPx = 36;

interface TableBodyProps<Row extends object> {
  props: DataTableProps<Row>;
  tableRows: ReturnType<typeof useTableRows<Row>>;
  displayed: readonly DataColumn<Row>[];
  gridColumns: readonly GridColumn<Row>[];
  /** in px */
  rowHeight: number;
  isPhone: boolean;
  /** true if the list has no rows at all */
  isEmpty: boolean;
}

/** Renders the rows with their paging, or the state of a table without rows: loading or empty. */
export function TableBody<Row extends object>({
  props,
  tableRows,
  displayed,
  gridColumns,
  rowHeight,
  isPhone,
  isEmpty,
}: TableBodyProps<Row>) {
  const { query, deferredQuery, changeQuery, pageRows, total } = tableRows;
  // a single header repeats the title of the page
  const headerHeight = isPhone && displayed.length === 1 ? 0 : headerHeightPx;
  const heights = { rowHeight, headerHeight };

  if (!props.rows) return <TableSkeleton columns={gridColumns} {...heights} />;
  if (isEmpty) return <EmptyState {...props.empty} />;

  return (
    <>
      <TableGrid
        {...props}
        dataColumns={displayed}
        columns={gridColumns}
        rows={pageRows}
        {...heights}
        sort={deferredQuery.sort}
        onSort={(sort) => changeQuery({ ...query, sort, page: 1 })}
        noRows={<NothingFound {...(deferredQuery.q === '' && props.noMatches)} />}
      />
      <TablePagination
        page={Math.min(deferredQuery.page, pageCount(total, deferredQuery.pageSize))}
        pageSize={deferredQuery.pageSize}
        total={total}
        onChange={(change) => changeQuery({ ...query, ...change })}
      />
    </>
  );
}

function NothingFound({ title = 'No results found. Try adjusting your search.', ...rest }: Partial<EmptyStateProps>) {
  return (
    <div role="status" style={{ gridColumn: '1 / -1' }}>
      <EmptyState title={title} {...rest} />
    </div>
  );
}
