import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import UnfoldMoreRounded from '@mui/icons-material/UnfoldMoreRounded';
import type { Column, RenderHeaderCellProps, SortDirection } from 'react-data-grid';
import { CellEditor } from './cell-editor.tsx';
import { cellText, rowName, type ColumnEdit, type DataColumn, type RowAction } from './data-column.ts';
import { RowActions } from './row-actions.tsx';

/** On a phone the first words stand between picture and actions, and end in an ellipsis there. */
const phoneShare = '36vw';

/** A column of the grid; one without `track` is as wide as its `width`. */
export type GridColumn<Row> = Column<Row> & {
  width: number;
  /** its track where it shares the room; `width` is then only what the grid believes */
  track?: string;
};

/** The columns as CSS lays them out. */
export function gridTracks<Row>(columns: readonly GridColumn<Row>[]): string {
  return columns.map(({ track, width }) => track ?? `${width}px`).join(' ');
}

/** What a declared column is to the grid. */
export function gridColumn<Row>(column: DataColumn<Row>): GridColumn<Row> {
  const endClass = column.align === 'end' ? 'lumora-end' : undefined;
  const { width, minWidth = 120 } = column;

  return {
    key: column.key,
    name: column.label,
    width: width ?? minWidth,
    ...(width === undefined && { track: `minmax(min(${minWidth}px, ${phoneShare}), 1fr)` }),
    sortable: column.sortable !== false,
    cellClass: endClass,
    headerCellClass: endClass,
    renderHeaderCell: Header,
    renderCell: ({ row }) => (column.render ? column.render(row) : <Words text={cellText(column, row)} />),
    ...(column.edit && editing(column.label, column.edit, endClass)),
  };
}

function editing<Row>(label: string, edit: ColumnEdit<Row>, endClass = '') {
  return {
    renderEditCell: (editor) => <CellEditor label={label} edit={edit} {...editor} />,
    cellClass: (row) => `lumora-editable ${endClass} ${edit.isChanged?.(row) ? 'lumora-changed' : ''}`,
    // rows that come anew in the background must not take away what is being typed
    editorOptions: { closeOnExternalRowChange: false },
  } satisfies Partial<Column<Row>>;
}

/** The last column, which stays in sight when the others scroll; `room` for the buttons is in pixels. */
export function actionsColumn<Row>(
  actions: (row: Row) => readonly RowAction[],
  room: number,
  columns: readonly DataColumn<Row>[],
): GridColumn<Row> {
  return {
    key: 'lumora-actions',
    name: 'Actions',
    width: Math.max(96, room + 24),
    frozen: 'end',
    cellClass: 'lumora-end',
    headerCellClass: 'lumora-end',
    renderCell: ({ row }) => <RowActions actions={actions(row)} rowName={rowName(columns, row)} />,
  };
}

function Words({ text }: { text: string }) {
  return text ? <span title={text}>{text}</span> : <span className="lumora-quiet">—</span>;
}

function Header<Row>({ column, sortDirection }: RenderHeaderCellProps<Row>) {
  return (
    <span className="lumora-header">
      <span>{column.name}</span>
      {column.sortable && <SortMark direction={sortDirection} />}
    </span>
  );
}

function SortMark({ direction }: { direction: SortDirection | undefined }) {
  if (direction === 'ASC') return <ArrowUpwardRounded fontSize="inherit" />;
  if (direction === 'DESC') return <ArrowDownwardRounded fontSize="inherit" />;
  return <UnfoldMoreRounded fontSize="inherit" className="lumora-unsorted" />;
}
