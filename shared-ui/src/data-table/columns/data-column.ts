import type { ReactNode } from 'react';

/** One column of a `DataTable`. Declare it outside the component, so that its identity is stable. */
export interface DataColumn<Row> {
  /** id of the column in the stored view and, in server mode, in the `sort` parameter */
  key: string;
  /** text of the header, of Toggle Columns and of the CSV header */
  label: string;
  /** the value to sort by; also displayed, searched and exported unless `text` is given. Rows with `null` come last */
  value: (row: Row) => string | number | null;
  /** the formatted value, such as a date or a price: displayed, searched and exported instead of `value` */
  text?: (row: Row) => string;
  /** content of the cell if it is more than text */
  render?: (row: Row) => ReactNode;
  /** in px; columns without a width share the remaining space */
  width?: number;
  /** in px, for a column without `width`; defaults to 120 */
  minWidth?: number;
  /** defaults to true */
  sortable?: boolean;
  /** true for a column that is hidden until the user shows it by Toggle Columns */
  isHiddenAtFirst?: boolean;
  /** true for the column that stays visible at the start while the others scroll */
  isSticky?: boolean;
  /** true for a column of controls, which the icons of the row's actions must not cover; it has a `width` */
  hasControl?: boolean;
  /** true for a column that only screens from 1200 px on have room for */
  isWideOnly?: boolean;
  /**
   * shows it in the cell of another column, as long as that one is visible: a `thumbnail` at the start, or a `control` at the
   * end, which only modules built for an earlier 3.x use. Toggle Columns, the export and phones have it as any other column
   */
  inCellOf?: { column: string; as: 'thumbnail' | 'secondLine' | 'control' };
  /**
   * where a phone shows it: in the stacked row as thumbnail, title, part of the line of details, text below it that
   * wraps, or status, or in a column of its own, which is 44 px wide, or 56 px with `edit`; not at all by default
   */
  onPhone?: 'thumbnail' | 'title' | 'detail' | 'text' | 'status' | 'column' | undefined;
  /** text of a `title`, `detail` or `text` on a phone, where no header explains it, such as “40 in stock”; defaults to `text` */
  phoneText?: (row: Row) => string;
  /** max number of lines of a `title` on a phone; defaults to 2 */
  phoneLines?: 1;
  /** in px, below 1200 px, where `compactRender` and `phoneText` replace `render` and `text` */
  compactWidth?: number;
  /** content from 768 to 1199 px; defaults to `phoneRender` for a column with `compactWidth` */
  compactRender?: (row: Row) => ReactNode;
  /** label from 768 to 1199 px of a column with `compactWidth`, for other content than on wider screens */
  compactLabel?: string;
  /** content of a `status` on a phone, which defaults to `render`, or of a `title`, `detail` or `text`, which defaults to `phoneText` */
  phoneRender?: (row: Row) => ReactNode;
  /** minimum number of lines in a row; text without `render` wraps onto as many lines as fit; 3 also for a large picture; defaults to 1 */
  lines?: 2 | 3;
  /** returns true for a text that is the usual one, such as “Always”; it has the colour of secondary text */
  isQuiet?: (row: Row) => boolean;
  /** defaults to true */
  searchable?: boolean;
  /** defaults to `start` */
  align?: 'start' | 'end';
  /** makes the cells editable */
  edit?: ColumnEdit<Row>;
}

/**
 * Makes the cells of a column editable. The page stores the drafts: it receives them by `commit` and passes the rows back
 * with the drafts applied.
 */
export interface ColumnEdit<Row> {
  /** initial text of the editor */
  text: (row: Row) => string;
  /** called with the text that the user typed or pasted; not called if nothing was typed */
  commit: (row: Row, typed: string) => void;
  /** the keyboard that a phone shows */
  inputMode: 'numeric' | 'decimal';
  /** returns the validation error of the draft; undefined if it is valid */
  error?: (row: Row) => string | undefined;
  /** returns true if the row has an unsaved draft */
  isChanged?: (row: Row) => boolean;
}

/**
 * An action at the end of a row: a link if it has `href` (absolute, or relative to the page), else a button. With
 * `isOutside` the link leads out of the console and opens in a new tab. With `isInMenuOnly` it is in the menu of
 * the row but not among its icon buttons, because the row has a button for it.
 */
export type RowAction = { label: string; icon: ReactNode; isInMenuOnly?: boolean } & (
  | { href: string; isOutside?: boolean }
  | { onSelect: () => void }
);

/** Returns the text of a cell; '' if it has no value. */
export function cellText<Row>(column: DataColumn<Row>, row: Row): string {
  return column.text?.(row) ?? String(column.value(row) ?? '');
}

/** Returns the name of a row for assistive technology. */
export function rowName<Row>(columns: readonly DataColumn<Row>[], row: Row): string {
  const column = nameColumn(columns);
  return column ? cellText(column, row) : '';
}

/** Returns the column whose text names the row: the first searchable one. */
export function nameColumn<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined {
  return columns.find(({ searchable }) => searchable !== false);
}
