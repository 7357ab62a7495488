import { cellText, type DataColumn } from './data-column.ts';
import * as styles from './row-cells.module.css';
import { TwoLines } from './two-lines.tsx';

/** Height of a row on a phone, in px. */
export const phoneRowHeightPx = 64;

/**
 * Returns the columns for a phone: one with the thumbnail of a row, its title, and below the title details and status,
 * and after it those with `onPhone: 'column'`. The title is the column marked `title`, else the first one that is searchable.
 */
export function phoneColumns<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  const marked = (part: DataColumn<Row>['onPhone']) => columns.filter(({ onPhone }) => onPhone === part);
  const [title = columns.find(({ searchable }) => searchable !== false) ?? columns[0]] = marked('title');
  if (title === undefined) return columns;

  const details = marked('detail');
  const [thumbnail] = marked('thumbnail');
  const [status] = marked('status');
  const textOf = (column: DataColumn<Row>, row: Row) => column.phoneText?.(row) ?? cellText(column, row);
  const detailsOf = (row: Row) =>
    details
      .map((column) => withoutBreaks(textOf(column, row)))
      .filter(Boolean)
      .join(' · ');
  const { width: _shared, ...rest } = title;

  const stacked: DataColumn<Row> = {
    ...rest,
    render: (row) => (
      <span className={styles.stacked}>
        {thumbnail?.render?.(row)}
        <span className={styles.text}>
          <TwoLines title={`${textOf(title, row)}\n${detailsOf(row)}`}>
            <span>{textOf(title, row)}</span>
            <span className={styles.details}>
              <small>{detailsOf(row)}</small>
              {status && (
                <span className={styles.status}>
                  {(status.phoneRender ?? status.render)?.(row) ?? cellText(status, row)}
                </span>
              )}
            </span>
          </TwoLines>
        </span>
      </span>
    ),
  };
  return [stacked, ...marked('column').filter((column) => column !== title)];
}

/** Keeps a short detail, such as “40 in stock”, in one line. */
function withoutBreaks(text: string): string {
  return text.length > 20 ? text : text.replaceAll(' ', '\u00A0');
}
