import ViewColumnRounded from '@mui/icons-material/ViewColumnRounded';
import type { DataColumn } from './data-column.ts';
import { ToolMenu } from './tool-menu.tsx';

interface ColumnMenuProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** keys of the hidden columns */
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Renders the menu that shows and hides columns. The last visible column cannot be hidden. */
export function ColumnMenu<Row>({ columns, hidden, onChange }: ColumnMenuProps<Row>) {
  const visible = columns.filter((column) => !hidden.includes(column.key));
  const choices = columns.map((column) => {
    const isChosen = visible.includes(column);
    return {
      key: column.key,
      label: column.label,
      isChosen,
      isDisabled: isChosen && visible.length === 1,
      onSelect: () => onChange(isChosen ? [...hidden, column.key] : hidden.filter((key) => key !== column.key)),
    };
  });

  return <ToolMenu label="Toggle Columns" icon={<ViewColumnRounded />} selection="multiple" choices={choices} />;
}
