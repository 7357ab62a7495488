import { useId } from 'react';
import type { RenderEditCellProps } from 'react-data-grid';
import { draftOf, withDraft } from './cell-draft.ts';
import type { ColumnEdit, DataColumn } from './data-column.ts';

interface CellEditorProps<Row> extends Pick<RenderEditCellProps<Row>, 'row' | 'onRowChange' | 'onClose'> {
  label: string;
  edit: ColumnEdit<Row>;
}

/** The field that takes the place of a cell's words; the grid commits it on Enter, Tab and when it is left. */
export function CellEditor<Row>({ label, edit, row, onRowChange, onClose }: CellEditorProps<Row>) {
  const refusal = edit.refusal?.(draftOf(row)?.row ?? row);
  const refusalId = useId();

  return (
    <>
      <input
        ref={focusWhole}
        className="lumora-editor"
        aria-label={label}
        aria-invalid={refusal !== undefined}
        aria-describedby={refusalId}
        inputMode={edit.inputMode}
        autoComplete="off"
        value={draftOf(row)?.text ?? edit.text(row)}
        onChange={({ target }) => onRowChange(withDraft(row, target.value))}
        onBlur={() => onClose(true, false)}
      />
      <span id={refusalId} hidden>
        {refusal}
      </span>
    </>
  );
}

function focusWhole(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

/** What an editable cell says of itself beside its words: why its value cannot be saved, or that it is not saved yet. */
export function editMarks<Row>({ edit }: DataColumn<Row>, row: Row) {
  const refusal = edit?.refusal?.(row);
  if (refusal !== undefined) return { 'aria-invalid': true, 'aria-description': refusal, 'data-tooltip': refusal };
  return edit?.isChanged?.(row) ? { 'aria-description': 'Not saved yet' } : {};
}
