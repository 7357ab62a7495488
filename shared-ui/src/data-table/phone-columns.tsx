import { cellText, type DataColumn } from './data-column.ts';
import { TwoLines } from './two-lines.tsx';

/** The columns that a narrow screen has room for: the words of some stand below what the row is called. */
export function phoneColumns<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  const second = columns.filter(({ onPhone }) => onPhone === 'second-line');
  const kept = columns.filter(({ onPhone }) => onPhone !== 'second-line');
  const host = kept.find(({ edit }) => edit === undefined);
  if (host === undefined || second.length === 0) return columns;
  return kept.map((column) => (column === host ? withSecondLine(host, second) : column));
}

function withSecondLine<Row>(
  { width: _shared, ...host }: DataColumn<Row>,
  second: readonly DataColumn<Row>[],
): DataColumn<Row> {
  const secondLineOf = (row: Row) =>
    second
      .map((column) => cellText(column, row))
      .filter((words) => words !== '')
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
