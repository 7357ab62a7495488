export { DataTable, type DataTableProps, type ServerPaging } from './data-table.tsx';
export type { ColumnEdit, DataColumn, RowAction } from './data-column.ts';
export {
  flag,
  parseSearchParams as readAddress,
  useListSearchParams as useListAddress,
  wholeNumber,
  type AddressQuery,
  type ListSearchParams as ListAddress,
} from './list-search-params.ts';
export { SelectFilter } from './select-filter.tsx';
export { downloadFile } from './download-file.ts';
export { usePageOfRows } from './use-page-of-rows.ts';
export { useRowActions } from './use-row-actions.tsx';
export { prefetchQuery as firstQuery, pageSizes, type TableQuery } from './table-query.ts';
export { Thumbnail } from './thumbnail.tsx';
export type { TableSelection } from './table-selection.ts';
export { TwoLines } from './two-lines.tsx';
