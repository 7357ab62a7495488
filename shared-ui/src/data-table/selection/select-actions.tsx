import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import type { RowAction } from '../columns/data-column.ts';
import type { DataTableProps } from '../data-table-props.ts';

/** Returns the action that selects the first row on a phone, which shows the checkboxes; none while they are shown. */
export function selectActions<Row>(
  { selection, rowKey }: Pick<DataTableProps<Row>, 'selection' | 'rowKey'>,
  row: Row,
): RowAction[] {
  if (selection === undefined || selection.selected.size > 0) return [];
  return [{ label: 'Select', icon: <CheckBoxOutlined />, onSelect: () => selection.onChange(new Set([rowKey(row)])) }];
}
