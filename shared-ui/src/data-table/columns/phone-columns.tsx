import { Fragment } from 'react';
import { cellText, type DataColumn } from './data-column.ts';
import * as styles from '../styles/row-cells.module.css';
import { TwoLines } from './two-lines.tsx';

/** Height of a row on a phone, in px. */
export const phoneRowHeightPx = 64;

/**
 * Returns the columns for a phone: one with the thumbnail of a row, its title with details below it, and its
 * status, and after it those with `onPhone: 'column'`. The title is the column marked `title`, else the first one that is searchable.
 */
export function phoneColumns<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  const marked = (part: DataColumn<Row>['onPhone']) => columns.filter(({ onPhone }) => onPhone === part);
  const [title = columns.find(({ searchable }) => searchable !== false) ?? columns[0]] = marked('title');
  if (title === undefined) return columns;

  const details = marked('detail');
  const [thumbnail] = marked('thumbnail');
  const [status] = marked('status');
  const textOf = (column: DataColumn<Row>, row: Row) => column.phoneText?.(row) ?? cellText(column, row);
  const detailsOf = (row: Row) => details.map((column) => textOf(column, row)).filter(Boolean);
  const { width: _shared, ...rest } = title;

  const stacked: DataColumn<Row> = {
    ...rest,
    render: (row) => (
      <span className={styles.stacked}>
        {thumbnail?.render?.(row)}
        <span className={styles.text}>
          <TwoLines title={`${textOf(title, row)}\n${detailsOf(row).join(' · ')}`}>
            <span>{textOf(title, row)}</span>
            <Details texts={detailsOf(row)} />
          </TwoLines>
        </span>
        {status && (
          <span className={styles.status}>{(status.phoneRender ?? status.render)?.(row) ?? cellText(status, row)}</span>
        )}
      </span>
    ),
  };
  return [stacked, ...marked('column').filter((column) => column !== title)];
}

/** Renders details separated by dots. A detail that begins a line has no dot, and a short one is not broken. */
function Details({ texts }: { texts: readonly string[] }) {
  return (
    <span className={styles.details}>
      <small>
        {texts.map((text, index) => (
          // the order of the details is that of the columns, and never changes
          <Fragment key={index}>
            <wbr />
            <span className={text.length > maxUnbrokenLength ? styles.detail : styles.unbroken}>
              {index > 0 && <span className={styles.dot}> · </span>}
              {text}
            </span>
          </Fragment>
        ))}
      </small>
    </span>
  );
}

/** Number of characters of the longest detail that stays on one line, such as “8 Aug – 26 Sept”. */
const maxUnbrokenLength = 20;
