export { DataTable, type DataTableProps, type ServerPaging } from './data-table.tsx';
export type { ColumnEdit, DataColumn, RowAction } from './data-column.ts';
export {
  flag,
  parseSearchParams,
  useListSearchParams,
  wholeNumber,
  type ParsedListQuery,
  type ListSearchParams,
} from './list-search-params.ts';
export { SelectFilter } from './select-filter.tsx';
export { downloadFile } from './download-file.ts';
export { usePageOfRows } from './use-page-of-rows.ts';
export { useRowActions } from './use-row-actions.tsx';
export { pageSizes, type TableQuery } from './table-query.ts';
export { Thumbnail } from './thumbnail.tsx';
export type { TableSelection } from './table-selection.ts';
export { TwoLines } from './two-lines.tsx';
