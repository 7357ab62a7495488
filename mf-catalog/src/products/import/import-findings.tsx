import Alert from '@mui/material/Alert';
import type { ImportReport } from '@lumora/shared-contract/catalog';
import { formatNumber } from '@lumora/shared-contract/format';
import { productCount } from '../../format/product-count.ts';
import { ScrollList } from '../../scroll-list/scroll-list.tsx';

/** Shows the plan of an import, or every problem that prevents it. */
export function ImportFindings({ report: { rows, creates, updates, problems } }: { report: ImportReport }) {
  if (rows === 0) return <Alert severity="info">The file has no rows below its header.</Alert>;
  const plan = `${productCount(creates)} to create, ${productCount(updates)} to update.`;
  if (problems.length === 0) return <Alert severity="success">{plan}</Alert>;

  const count = problems.length === 1 ? '1 problem' : `${formatNumber(problems.length)} problems`;
  return (
    <>
      <Alert severity="error">
        {count} in {formatNumber(rows)} rows: nothing can be imported before they are mended.
      </Alert>
      <ScrollList
        label="Problems"
        items={problems.map(({ row, column, message }, index) => ({
          key: index,
          title: column === null ? `Row ${row}` : `Row ${row}, ${column}`,
          text: message,
        }))}
      />
    </>
  );
}
