import { useRef } from 'react';
import {
  Cell,
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type Column,
  type DataGridHandle,
  type DataGridProps,
} from 'react-data-grid';
import { draftOf, withDraft } from '../editing/cell-draft.ts';
import { editStateProps } from '../editing/cell-editor.tsx';
import { handleCellKey } from '../editing/cell-keys.ts';
import { cellText, type DataColumn } from '../columns/data-column.ts';
import { nextEditor } from '../editing/next-editor.ts';
import { pasteBlock, parseBlock } from '../editing/paste-block.ts';
import { chevronColumnKey } from './grid-columns.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface InteractiveGrid<Row> {
  dataColumns: readonly DataColumn<Row>[];
  /** the same columns as react-data-grid has them */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** opens a row, on a click and on Enter */
  onOpen: ((row: Row) => void) | undefined;
}

/**
 * Returns props of react-data-grid for opening rows and for editing cells: typed and pasted text is committed to the
 * column's `edit`, copying writes the text of the cell to the clipboard, and Tab moves between editable cells.
 */
export function useGridInteraction<Row>({ dataColumns, columns, rows, onOpen }: InteractiveGrid<Row>) {
  const grid = useRef<DataGridHandle>(null);
  const dataColumnOf = ({ key }: Column<Row>) => dataColumns.find((column) => column.key === key);

  /** A cell that is edited, and the selection and action cells, have their own keys and clicks. */
  const opensRow = (column: Column<Row> | undefined) =>
    column !== undefined &&
    !column.renderEditCell &&
    (dataColumnOf(column) !== undefined || column.key === chevronColumnKey);

  function openAt(index: number) {
    const row = rows[index];
    if (row !== undefined) onOpen?.(row);
  }

  useRowKeys({ grid, rowCount: rows.length, columnIndex: columns.findIndex(opensRow), onOpen: openAt });

  return {
    ref: grid,
    onRowsChange(rows, { indexes, column }) {
      for (const row of indexes.map((index) => rows[index])) {
        const draft = row && draftOf(row);
        if (draft) dataColumnOf(column)?.edit?.commit(draft.row, draft.text);
      }
    },
    onCellClick({ column, row, setActivePosition }, { nativeEvent, target }) {
      const isTap = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
      if (column.renderEditCell && isTap) setActivePosition(true);
      if (opensRow(column) && !isControl(target) && !getSelection()?.toString()) onOpen?.(row);
    },
    onCellKeyDown(args, event) {
      if (args.mode === 'EDIT') {
        if (event.key !== 'Tab') return;
        const position = { idx: args.column.idx, rowIdx: args.rowIdx };
        return moveEditor(
          grid.current,
          args,
          event,
          nextEditor(columns, rows.length, position, event.shiftKey ? -1 : 1),
        );
      }
      // Space opens the editor like any other key, but must not become its text
      if (args.column?.renderEditCell && event.key === ' ') event.preventDefault();
      if (onOpen && args.row && event.key === 'Enter' && isCell(event.target) && opensRow(args.column)) {
        event.preventDefault();
        return onOpen(args.row);
      }
      handleCellKey(event);
    },
    ...clipboardProps({ columns, rows, dataColumnOf }),
    renderers: {
      renderCell(key, cell) {
        const column = dataColumnOf(cell.column);
        return <Cell key={key} {...cell} {...(column && editStateProps(column, cell.row))} />;
      },
    },
  } satisfies Partial<DataGridProps<Row>>;
}

interface ClipboardGrid<Row> extends Pick<InteractiveGrid<Row>, 'columns' | 'rows'> {
  dataColumnOf: (column: Column<Row>) => DataColumn<Row> | undefined;
}

function clipboardProps<Row>({ columns, rows, dataColumnOf }: ClipboardGrid<Row>) {
  return {
    onCellCopy({ column, row }, event) {
      const copiedColumn = dataColumnOf(column);
      if (!copiedColumn || getSelection()?.toString()) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', copiedColumn.edit?.text(row) ?? cellText(copiedColumn, row));
    },
    onCellPaste({ row, column }, event) {
      const block = parseBlock(event.clipboardData.getData('text/plain'));
      if (block.length === 1 && block[0].length === 1) return withDraft(row, block[0][0]);
      const targetColumns = columns.slice(columns.findIndex(({ key }) => key === column.key));
      pasteBlock(block, rows.slice(rows.indexOf(row)), targetColumns.map(dataColumnOf));
      return row;
    },
  } satisfies Partial<DataGridProps<Row>>;
}

type EditorKeyArgs<Row> = Extract<CellKeyDownArgs<Row>, { mode: 'EDIT' }>;

/** Opens the editor of the cell at `next`; where there is none, closes that of this cell, and Tab leaves the grid. */
function moveEditor<Row>(
  grid: DataGridHandle | null,
  { onClose }: EditorKeyArgs<Row>,
  event: CellKeyboardEvent,
  next: ReturnType<typeof nextEditor>,
) {
  event.preventGridDefault();
  if (!next) return onClose(true);
  event.preventDefault();
  grid?.setActivePosition(next, { enableEditor: true });
}

function isCell(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[role="gridcell"]');
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label') !== null;
}
