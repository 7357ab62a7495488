import { cellText, type DataColumn } from './data-column.ts';
import { TwoLines } from './two-lines.tsx';

/** Returns the columns for a phone: `second-line` columns become a second line of the first column that is not editable. */
export function phoneColumns<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  const secondLine = columns.filter(({ onPhone }) => onPhone === 'second-line');
  const own = columns.filter(({ onPhone }) => onPhone !== 'second-line');
  const host = own.find(({ edit }) => edit === undefined);
  if (host === undefined || secondLine.length === 0) return columns;
  return own.map((column) => (column === host ? withSecondLine(host, secondLine) : column));
}

function withSecondLine<Row>(
  { width: _shared, ...host }: DataColumn<Row>,
  secondLine: readonly DataColumn<Row>[],
): DataColumn<Row> {
  const secondLineOf = (row: Row) =>
    secondLine
      .map((column) => cellText(column, row))
      .filter((text) => text !== '')
      .join(' · ');

  return {
    ...host,
    lines: 2,
    render: (row) => (
      <TwoLines title={`${cellText(host, row)}\n${secondLineOf(row)}`}>
        <span>{host.render ? host.render(row) : cellText(host, row)}</span>
        <small>{secondLineOf(row)}</small>
      </TwoLines>
    ),
  };
}
