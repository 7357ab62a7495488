import type { ReactNode } from 'react';

/** One column, declared outside the component that shows the table, so that its identity stays. */
export interface DataColumn<Row> {
  /** names the column in the stored view and, in server mode, to the server's `sort` */
  key: string;
  /** header, Toggle Columns and CSV header */
  label: string;
  /** what is sorted by; also what is shown, searched and exported unless `text` says otherwise. `null` stands last */
  value: (row: Row) => string | number | null;
  /** the value in words, such as a date or a price: shown, searched and exported in place of `value` */
  text?: (row: Row) => string;
  /** content of the cell when it is more than words */
  render?: (row: Row) => ReactNode;
  /** in pixels; a column without it shares the room that is left */
  width?: number;
  /** in pixels, of a column without `width`; 120 unless told */
  minWidth?: number;
  sortable?: boolean;
  /** shown only to those who ask for it by Toggle Columns */
  isHiddenAtFirst?: boolean;
  /** on a screen as narrow as a phone's: its words go below those of the first column, or it is hidden at first */
  onPhone?: 'second-line' | 'hidden-at-first';
  /** how many lines its cells have; 1 unless told */
  lines?: 2;
  searchable?: boolean;
  align?: 'start' | 'end';
  edit?: ColumnEdit<Row>;
}

/**
 * Makes the cells of a column editable. The page keeps the drafts: `commit` tells what was typed or pasted, and the
 * rows come back with the drafts applied.
 */
export interface ColumnEdit<Row> {
  /** what stands in the editor when it opens */
  text: (row: Row) => string;
  commit: (row: Row, typed: string) => void;
  inputMode: 'numeric' | 'decimal';
  /** why the draft cannot be saved, in words */
  refusal?: (row: Row) => string | undefined;
  isChanged?: (row: Row) => boolean;
}

/**
 * A button at the end of a row: a link when it has `href` (which may be relative; `isOutside` for an address that is no
 * page of the console, opened in a tab of its own), else `onSelect` is called.
 */
export type RowAction = { label: string; icon: ReactNode } & (
  | { href: string; isOutside?: boolean }
  | { onSelect: () => void }
);

/** The words of a cell; empty for what has no value. */
export function cellText<Row>(column: DataColumn<Row>, row: Row): string {
  return column.text?.(row) ?? String(column.value(row) ?? '');
}

/** What a row is called where it must be named: its first searchable column. */
export function rowName<Row>(columns: readonly DataColumn<Row>[], row: Row): string {
  const naming = columns.find((column) => column.searchable !== false);
  return naming ? cellText(naming, row) : '';
}
