import Box from '@mui/material/Box';
import { useHeaderRowSelection, useRowSelection } from 'react-data-grid';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { rowName, type DataColumn } from '../columns/data-column.ts';
import { PageCheckbox } from '../selection/page-checkbox.tsx';
import * as styles from '../selection/checkbox-cell.module.css';
import type { GridColumn } from './grid-columns.tsx';

/** Key of the column of checkboxes. */
export const selectColumnKey = 'row-selection';

/** Returns the first column: a checkbox per row, and one in the header for all rows of the page, which phones have in the selection bar. */
export function selectColumn<Row>(columns: readonly DataColumn<Row>[], isPhone: boolean): GridColumn<Row> {
  return {
    key: selectColumnKey,
    name: '',
    width: isPhone ? 44 : 50,
    cellClass: styles.select,
    headerCellClass: styles.select,
    renderHeaderCell: ({ tabIndex }) =>
      isPhone ? <Box sx={visuallyHidden}>Selection</Box> : <SelectPageCheckbox tabIndex={tabIndex} />,
    renderCell: ({ row, tabIndex }) => <SelectRowCheckbox row={row} name={rowName(columns, row)} tabIndex={tabIndex} />,
  };
}

function SelectPageCheckbox({ tabIndex }: { tabIndex: number }) {
  const { isRowSelected, isIndeterminate, onRowSelectionChange } = useHeaderRowSelection();

  return (
    <PageCheckbox
      isSelected={isRowSelected}
      isIndeterminate={isIndeterminate}
      tabIndex={tabIndex}
      onChange={(checked) => onRowSelectionChange({ checked })}
    />
  );
}

function SelectRowCheckbox<Row>({ row, name, tabIndex }: { row: Row; name: string; tabIndex: number }) {
  const { isRowSelected, onRowSelectionChange } = useRowSelection();

  return (
    <label>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        aria-keyshortcuts="x"
        tabIndex={tabIndex}
        checked={isRowSelected}
        onChange={({ target, nativeEvent }) =>
          onRowSelectionChange({
            row,
            checked: target.checked,
            isShiftClick: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          })
        }
      />
    </label>
  );
}
