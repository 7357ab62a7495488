import ViewColumnRounded from '@mui/icons-material/ViewColumnRounded';
import type { DataColumn } from './data-column.ts';
import { ToolMenu } from './tool-menu.tsx';

interface ColumnMenuProps<Row> {
  columns: readonly DataColumn<Row>[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Shows and hides columns; the last one shown cannot be hidden. */
export function ColumnMenu<Row>({ columns, hidden, onChange }: ColumnMenuProps<Row>) {
  const shown = columns.filter((column) => !hidden.includes(column.key));
  const choices = columns.map((column) => {
    const isChosen = shown.includes(column);
    return {
      key: column.key,
      label: column.label,
      isChosen,
      isDisabled: isChosen && shown.length === 1,
      onSelect: () => onChange(isChosen ? [...hidden, column.key] : hidden.filter((key) => key !== column.key)),
    };
  });

  return <ToolMenu label="Toggle Columns" icon={<ViewColumnRounded />} holding="any" choices={choices} />;
}
