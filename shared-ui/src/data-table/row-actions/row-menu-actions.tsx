import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import type { RowAction } from '../columns/data-column.ts';
import type { DataTableProps } from '../data-table-props.ts';

/** Returns the actions of the menu of a row. On a phone without checkboxes it selects the row, which shows them. */
export function rowMenuActions<Row>(
  { selection, rowKey, menuActions, actions }: DataTableProps<Row>,
  row: Row,
  isPhone: boolean,
): RowAction[] {
  const select = {
    label: 'Select',
    icon: <CheckBoxOutlined />,
    onSelect: () => selection?.onChange(new Set([rowKey(row)])),
  };

  return [
    ...(isPhone && selection?.selected.size === 0 ? [select] : []),
    ...(menuActions?.(row) ?? []),
    ...(actions?.(row) ?? []),
  ];
}
