export { DataTable, type DataTableProps, type ServerPaging } from './data-table.tsx';
export type { DataColumn, RowAction } from './data-column.ts';
export { firstQuery, type TableQuery } from './table-query.ts';
export { Thumbnail } from './thumbnail.tsx';
