import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import UnfoldMoreRounded from '@mui/icons-material/UnfoldMoreRounded';
import Box from '@mui/material/Box';
import type { Column, RenderHeaderCellProps, SortDirection } from 'react-data-grid';
import { CellText } from '../columns/cell-text.tsx';
import { CellEditor } from '../editing/cell-editor.tsx';
import { rowName, type ColumnEdit, type DataColumn, type RowAction } from '../columns/data-column.ts';
import type { DataTableProps } from '../data-table-props.ts';
import { toRem } from '../../theme/to-rem.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import * as editing from '../editing/editable-cell.module.css';
import * as styles from '../styles/grid.module.css';
import { RowActions, type OnOpenMenu } from '../row-actions/row-actions.tsx';

/** Upper limit of the minimum width of a flexible column, so that several fit a narrow screen. */
const minWidthLimit = '36vw';

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

/** Converts a declared column to a column of react-data-grid; `isName` for the one that names the row. */
export function gridColumn<Row>(column: DataColumn<Row>, isName: boolean): GridColumn<Row> {
  // not by `frozen` of the grid, which without virtualization renders such a column twice
  const alignment = [column.align === 'end' && styles.end, column.isSticky && styles.sticky];
  const headerCellClass = [...alignment, column.edit && editing.editableHeader].filter(Boolean).join(' ');
  const cellClass = [...alignment, isName && styles.name].filter(Boolean).join(' ');
  const { width, minWidth = 120 } = column;

  return {
    key: column.key,
    name: column.label,
    width: width ?? minWidth,
    ...(width === undefined && { track: `minmax(min(${toRem(minWidth)}, ${minWidthLimit}), 1fr)` }),
    sortable: column.sortable !== false,
    cellClass,
    headerCellClass,
    renderHeaderCell: Header,
    renderCell: ({ row }) => (column.render ? column.render(row) : <CellText column={column} row={row} />),
    ...(column.edit && editingProps(column.label, column.edit, cellClass)),
  };
}

/** Returns the column with a header that only assistive technology reads. */
function withHiddenHeader<Row>(column: GridColumn<Row>): GridColumn<Row> {
  return { ...column, renderHeaderCell: () => <Box sx={visuallyHidden}>{column.name}</Box> };
}

function editingProps<Row>(label: string, edit: ColumnEdit<Row>, cellClass: string) {
  return {
    renderEditCell: (editor) => <CellEditor label={label} edit={edit} {...editor} />,
    cellClass: (row) => `${editing.editable} ${cellClass} ${edit.isChanged?.(row) ? editing.changed : ''}`,
    // rows that are reloaded in the background must not close the open editor
    editorOptions: { closeOnExternalRowChange: false },
  } satisfies Partial<Column<Row>>;
}

interface ActionsColumnOptions<Row> {
  actions: (row: Row) => readonly RowAction[];
  button: DataTableProps<Row>['rowButton'];
  menuActions: ((row: Row) => readonly RowAction[]) | undefined;
  /** false on screens that show the menu only */
  hasIcons: boolean;
  isPhone: boolean;
  columns: readonly DataColumn<Row>[];
  onOpenMenu: OnOpenMenu<Row>;
}

/** Returns the last column, which is pinned at the end; empty for a row without actions. The icons of a row appear over the columns beside it. */
export function actionsColumn<Row>({
  actions,
  button,
  menuActions = () => noActions,
  hasIcons,
  isPhone,
  columns,
  onOpenMenu,
}: ActionsColumnOptions<Row>): GridColumn<Row> {
  const column: GridColumn<Row> = {
    key: 'row-actions',
    name: 'Actions',
    width: actionsWidth(hasIcons, isPhone) + (button?.widthPx ?? 0),
    // the grid's own minimum is 50
    minWidth: 44,
    frozen: 'end',
    cellClass: styles.actions,
    headerCellClass: styles.actions,
    renderCell: ({ row }) =>
      actions(row).length + menuActions(row).length > 0 && (
        <RowActions
          icons={hasIcons ? actions(row).filter(({ isInMenuOnly }) => !isInMenuOnly) : noActions}
          button={button?.render(row)}
          rowName={rowName(columns, row)}
          onOpenMenu={(anchor) => onOpenMenu(row, anchor)}
        />
      ),
  };
  return hasIcons ? column : withHiddenHeader(column);
}

export const chevronColumnKey = 'open';

/** Returns the last column of rows that open, an empty one: the styles of a last cell add the chevron. */
export function chevronColumn<Row>(): GridColumn<Row> {
  return withHiddenHeader({
    key: chevronColumnKey,
    name: 'Open',
    width: 32,
    minWidth: 32,
    cellClass: styles.chevron,
    headerCellClass: styles.chevron,
  });
}

/** Returns a width (px) that fits the header or, without icons, a button for a finger. */
function actionsWidth(hasIcons: boolean, isPhone: boolean): number {
  if (hasIcons) return 72;
  return isPhone ? 44 : 56;
}

const noActions: readonly RowAction[] = [];

function Header<Row>({ column, sortDirection }: RenderHeaderCellProps<Row>) {
  return (
    <span className={styles.header}>
      <span>{column.name}</span>
      {column.sortable && <SortIcon direction={sortDirection} />}
    </span>
  );
}

function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  if (direction === 'ASC') return <ArrowUpwardRounded fontSize="inherit" />;
  if (direction === 'DESC') return <ArrowDownwardRounded fontSize="inherit" />;
  return <UnfoldMoreRounded fontSize="inherit" className={styles.unsorted} />;
}
