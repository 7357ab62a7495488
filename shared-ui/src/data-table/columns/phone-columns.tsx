import { cellText, nameColumn, type DataColumn } from './data-column.ts';
import * as styles from '../styles/row-cells.module.css';
import { TwoLines } from './two-lines.tsx';

/** Minimum height of a row on a phone, in px; a row with more lines than two is higher. */
export const minPhoneRowHeightPx = 64;

/**
 * Returns the columns for a phone: a stacked one, and after it those with `onPhone: 'column'`. The stacked one has the
 * thumbnail, the title and the status of a row on one line. Below the title are the details or the text; a row with both has
 * its text below that line. The title is the column marked `title`, else the one that names the row.
 */
export function phoneColumns<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  const marked = (part: DataColumn<Row>['onPhone']) => columns.filter(({ onPhone }) => onPhone === part);
  const [title = nameColumn(columns) ?? columns[0]] = marked('title');
  if (title === undefined) return columns;

  const details = marked('detail');
  const [text] = marked('text');
  const [thumbnail] = marked('thumbnail');
  const [status] = marked('status');
  const { width: _shared, ...rest } = title;
  const renderText =
    text && ((row: Row) => <small className={styles.wrapped}>{text.phoneRender?.(row) ?? phoneText(text, row)}</small>);

  const stacked: DataColumn<Row> = {
    ...rest,
    render: (row) => (
      <span className={styles.stacked}>
        {thumbnail?.render?.(row)}
        <span className={styles.text}>
          <TwoLines title={fullText(row, title, details, text)}>
            <span className={title.phoneLines === 1 ? undefined : styles.wrapped}>
              {title.phoneRender?.(row) ?? phoneText(title, row)}
            </span>
            {details.length > 0 && (
              <small className={text ? styles.wrapped : styles.details}>
                <Details columns={details} row={row} />
              </small>
            )}
            {details.length === 0 && renderText?.(row)}
          </TwoLines>
        </span>
        {status && (
          <span className={styles.status}>{(status.phoneRender ?? status.render)?.(row) ?? cellText(status, row)}</span>
        )}
        {details.length > 0 && renderText?.(row)}
      </span>
    ),
  };
  const ownColumns = marked('column').filter((column) => column !== title);
  return [
    stacked,
    ...ownColumns.map((column) => ({ ...column, width: column.edit ? fieldWidthPx : ownColumnWidthPx })),
  ];
}

/** Fits a header as short as “Stock”, and leaves the rest of the screen to the stacked column. */
const ownColumnWidthPx = 44;

/** Fits a field with a number of four digits. */
const fieldWidthPx = 56;

/** Renders details separated by dots; only long ones are shortened, so that the others stay complete. */
function Details<Row>({ columns, row }: { columns: readonly DataColumn<Row>[]; row: Row }) {
  return columns
    .filter((column) => phoneText(column, row) !== '')
    .map((column, index) => {
      const text = phoneText(column, row);
      return (
        <span key={column.key} className={text.length > maxShortLength ? styles.long : undefined}>
          {index > 0 && <span> · </span>}
          {column.phoneRender?.(row) ?? text}
        </span>
      );
    });
}

/** Number of characters of the longest detail that is never shortened, such as “8 Aug – 26 Sept”. */
const maxShortLength = 20;

function phoneText<Row>(column: DataColumn<Row>, row: Row): string {
  return column.phoneText?.(row) ?? cellText(column, row);
}

/** Returns all that the stacked column shows of a row, for its tooltip. */
function fullText<Row>(row: Row, title: DataColumn<Row>, details: readonly DataColumn<Row>[], text?: DataColumn<Row>) {
  const detailTexts = details.map((column) => phoneText(column, row)).filter(Boolean);
  return [phoneText(title, row), detailTexts.join(' · '), text && phoneText(text, row)].filter(Boolean).join('\n');
}
