export { DataTable, type DataTableProps, type ServerPaging } from './data-table/data-table.tsx';
export type { ColumnEdit, DataColumn, RowAction } from './data-table/data-column.ts';
export {
  flag,
  parseSearchParams,
  useListSearchParams,
  wholeNumber,
  type ParsedListQuery,
  type ListSearchParams,
} from './data-table/list-search-params.ts';
export type { TableFilter, TableFilters } from './data-table/table-filter.ts';
export { downloadFile } from './data-table/download-file.ts';
export { usePageOfRows } from './data-table/use-page-of-rows.ts';
export { pageSizes, type TableQuery } from './data-table/table-query.ts';
export { Thumbnail } from './data-table/thumbnail.tsx';
export type { TableSelection } from './data-table/table-selection.ts';
export { TwoLines } from './data-table/two-lines.tsx';
