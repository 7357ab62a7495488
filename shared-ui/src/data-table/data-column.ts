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
  searchable?: boolean;
  align?: 'start' | 'end';
}

/** A button at the end of a row: a link when it has `href` (which may be relative), else `onSelect` is called. */
export type RowAction = { label: string; icon: ReactNode } & ({ href: string } | { onSelect: () => void });

/** The words of a cell; empty for what has no value. */
export function cellText<Row>(column: DataColumn<Row>, row: Row): string {
  return column.text?.(row) ?? String(column.value(row) ?? '');
}

/** What a row is called where it must be named: its first searchable column. */
export function rowName<Row>(columns: readonly DataColumn<Row>[], row: Row): string {
  const naming = columns.find((column) => column.searchable !== false);
  return naming ? cellText(naming, row) : '';
}
