export { DataTable, type DataTableProps, type ServerPaging } from './data-table.tsx';
export type { ColumnEdit, DataColumn, RowAction } from './data-column.ts';
export { flag, readAddress, useListAddress, wholeNumber, type AddressQuery, type ListAddress } from './list-address.ts';
export { SelectFilter } from './select-filter.tsx';
export { downloadFile } from './download-file.ts';
export { useRowActions } from './use-row-actions.tsx';
export { firstQuery, pageSizes, type TableQuery } from './table-query.ts';
export { Thumbnail } from './thumbnail.tsx';
export type { TableSelection } from './table-selection.ts';
