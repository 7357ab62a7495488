import ViewColumnRounded from '@mui/icons-material/ViewColumnRounded';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
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

  return (
    <ToolMenu label="Toggle Columns" icon={<ViewColumnRounded />}>
      {columns.map((column) => {
        const isShown = shown.includes(column);
        return (
          <MenuItem
            key={column.key}
            role="menuitemcheckbox"
            aria-checked={isShown}
            disabled={isShown && shown.length === 1}
            onClick={() => onChange(isShown ? [...hidden, column.key] : hidden.filter((key) => key !== column.key))}
          >
            <Checkbox checked={isShown} tabIndex={-1} inert sx={{ p: 0, mr: 1 }} />
            {column.label}
          </MenuItem>
        );
      })}
    </ToolMenu>
  );
}
