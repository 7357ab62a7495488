import { cellText, type DataColumn } from './data-column.ts';
import * as styles from '../styles/grid.module.css';

/** Renders the text of a cell, “—” if it is empty. */
export function CellText<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const text = cellText(column, row);
  if (!text) return <span className={styles.quiet}>—</span>;
  const isQuiet = column.isQuiet?.(row) === true;
  return (
    <span title={text} className={[column.lines && styles.clamped, isQuiet && styles.quiet].filter(Boolean).join(' ')}>
      {text}
    </span>
  );
}
