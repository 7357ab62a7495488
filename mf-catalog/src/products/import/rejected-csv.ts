import { importProblemsColumn, type ImportReport } from '@lumora/shared-contract/catalog';
import { toCsv } from '@lumora/shared-ui/data-table';

/** Returns a CSV file of the rejected rows with a column of their problems, which can be corrected and imported. */
export function rejectedCsv({ columns, rejected, problems }: ImportReport): string {
  const cellColumns = columns.map((label, index) => ({
    key: `${index}`,
    label,
    value: ({ cells }: RejectedRow) =>
      // cells without a column come from an unquoted comma
      index === columns.length - 1 ? cells.slice(index).join(',') : (cells[index] ?? ''),
  }));
  const reasonOf = ({ row }: RejectedRow) =>
    problems
      .filter((problem) => problem.row === row)
      .map(({ column, message }) => (column === null ? message : `${column}: ${message}`))
      .join(' ');
  const reasons = { key: importProblemsColumn, label: importProblemsColumn, value: reasonOf };

  return toCsv([...cellColumns.filter(({ label }) => label !== importProblemsColumn), reasons], rejected);
}

type RejectedRow = ImportReport['rejected'][number];
