import { useHeaderRowSelection, useRowSelection } from 'react-data-grid';
import { rowName, type DataColumn } from '../columns/data-column.ts';
import * as styles from './select-column.module.css';
import type { GridColumn } from './grid-columns.tsx';

/** Returns the first column: a checkbox per row, and one in the header for all rows of the page. */
export function selectColumn<Row>(columns: readonly DataColumn<Row>[], isPhone: boolean): GridColumn<Row> {
  return {
    key: 'row-selection',
    name: '',
    width: isPhone ? 44 : 50,
    cellClass: styles.select,
    headerCellClass: styles.select,
    renderHeaderCell: ({ tabIndex }) => <SelectPageCheckbox tabIndex={tabIndex} hasText={isPhone} />,
    renderCell: ({ row, tabIndex }) => <SelectRowCheckbox row={row} name={rowName(columns, row)} tabIndex={tabIndex} />,
  };
}

function SelectPageCheckbox({ tabIndex, hasText }: { tabIndex: number; hasText: boolean }) {
  const { isRowSelected, isIndeterminate, onRowSelectionChange } = useHeaderRowSelection();

  return (
    <label>
      <input
        type="checkbox"
        aria-label={hasText ? 'Select page' : 'Select all rows of this page'}
        tabIndex={tabIndex}
        checked={isRowSelected}
        ref={(checkbox) => {
          if (checkbox) checkbox.indeterminate = isIndeterminate;
        }}
        onChange={({ target }) => onRowSelectionChange({ checked: target.checked })}
      />
      {hasText && <span>Select page</span>}
    </label>
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
