import { useId } from 'react';
import type { RenderEditCellProps } from 'react-data-grid';
import { draftOf, withDraft } from './cell-draft.ts';
import type { ColumnEdit, DataColumn } from '../columns/data-column.ts';
import * as styles from './editable-cell.module.css';

interface CellEditorProps<Row> extends Pick<RenderEditCellProps<Row>, 'row' | 'onRowChange' | 'onClose'> {
  label: string;
  edit: ColumnEdit<Row>;
}

/** Renders the input of a cell in edit mode. The grid commits the draft on Enter, on Tab and when the input loses the focus. */
export function CellEditor<Row>({ label, edit, row, onRowChange, onClose }: CellEditorProps<Row>) {
  const error = edit.error?.(draftOf(row)?.row ?? row);
  const errorId = useId();

  return (
    <>
      <input
        ref={focusAndSelect}
        className={styles.editor}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={errorId}
        inputMode={edit.inputMode}
        autoComplete="off"
        value={draftOf(row)?.text ?? edit.text(row)}
        onChange={({ target }) => onRowChange(withDraft(row, target.value))}
        onClick={({ currentTarget }) => {
          if (draftOf(row) === undefined) currentTarget.select();
        }}
        onBlur={() => onClose(true, false)}
      />
      <span id={errorId} hidden>
        {error}
      </span>
    </>
  );
}

function focusAndSelect(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

/** Returns the attributes of a cell whose draft is invalid (with the error as description and tooltip) or not saved yet. */
export function editStateProps<Row>({ edit }: DataColumn<Row>, row: Row) {
  const error = edit?.error?.(row);
  if (error !== undefined) return { 'aria-invalid': true, 'aria-description': error, 'data-tooltip': error };
  return edit?.isChanged?.(row) ? { 'aria-description': 'Not saved yet' } : {};
}
