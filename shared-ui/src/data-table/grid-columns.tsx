import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import UnfoldMoreRounded from '@mui/icons-material/UnfoldMoreRounded';
import type { Column, RenderHeaderCellProps, SortDirection } from 'react-data-grid';
import { CellEditor } from './cell-editor.tsx';
import { cellText, rowName, type ColumnEdit, type DataColumn, type RowAction } from './data-column.ts';
import { RowActions } from './row-actions.tsx';

/** Maximum width of the first text column on a phone, between thumbnail and actions; longer text ends in an ellipsis. */
const phoneMaxWidth = '36vw';

/** A column of react-data-grid; without `track` it has the fixed `width` (px). */
export type GridColumn<Row> = Column<Row> & {
  width: number;
  /** CSS grid track of a flexible column; the grid then uses `width` only for its own computations */
  track?: string;
};

/** Returns the columns as a value of `grid-template-columns`. */
export function gridTracks<Row>(columns: readonly GridColumn<Row>[]): string {
  return columns.map(({ track, width }) => track ?? `${width}px`).join(' ');
}

/** Converts a declared column to a column of react-data-grid. */
export function gridColumn<Row>(column: DataColumn<Row>): GridColumn<Row> {
  const endClass = column.align === 'end' ? 'lumora-end' : undefined;
  const { width, minWidth = 120 } = column;

  return {
    key: column.key,
    name: column.label,
    width: width ?? minWidth,
    ...(width === undefined && { track: `minmax(min(${minWidth}px, ${phoneMaxWidth}), 1fr)` }),
    sortable: column.sortable !== false,
    cellClass: endClass,
    headerCellClass: endClass,
    renderHeaderCell: Header,
    renderCell: ({ row }) => (column.render ? column.render(row) : <CellText text={cellText(column, row)} />),
    ...(column.edit && editingProps(column.label, column.edit, endClass)),
  };
}

function editingProps<Row>(label: string, edit: ColumnEdit<Row>, endClass = '') {
  return {
    renderEditCell: (editor) => <CellEditor label={label} edit={edit} {...editor} />,
    cellClass: (row) => `lumora-editable ${endClass} ${edit.isChanged?.(row) ? 'lumora-changed' : ''}`,
    // rows that are reloaded in the background must not close the open editor
    editorOptions: { closeOnExternalRowChange: false },
  } satisfies Partial<Column<Row>>;
}

/** Returns the last column, which is pinned at the end; `buttonsWidthPx` is the width of its buttons. */
export function actionsColumn<Row>(
  actions: (row: Row) => readonly RowAction[],
  buttonsWidthPx: number,
  columns: readonly DataColumn<Row>[],
): GridColumn<Row> {
  return {
    key: 'lumora-actions',
    name: 'Actions',
    width: Math.max(96, buttonsWidthPx + 24),
    frozen: 'end',
    cellClass: 'lumora-end',
    headerCellClass: 'lumora-end',
    renderCell: ({ row }) => <RowActions actions={actions(row)} rowName={rowName(columns, row)} />,
  };
}

function CellText({ text }: { text: string }) {
  return text ? <span title={text}>{text}</span> : <span className="lumora-quiet">—</span>;
}

function Header<Row>({ column, sortDirection }: RenderHeaderCellProps<Row>) {
  return (
    <span className="lumora-header">
      <span>{column.name}</span>
      {column.sortable && <SortIcon direction={sortDirection} />}
    </span>
  );
}

function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  if (direction === 'ASC') return <ArrowUpwardRounded fontSize="inherit" />;
  if (direction === 'DESC') return <ArrowDownwardRounded fontSize="inherit" />;
  return <UnfoldMoreRounded fontSize="inherit" className="lumora-unsorted" />;
}
