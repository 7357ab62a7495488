import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ImportReport } from '@lumora/shared-contract/catalog';
import { formatNumber } from '@lumora/shared-contract/format';
import { downloadFile } from '@lumora/shared-ui/data-table';
import { productCount } from '../../format/product-count.ts';
import { rowCount, variantCount } from '../../format/row-count.ts';
import { ScrollList } from '../../scroll-list/scroll-list.tsx';
import { rejectedCsv } from './rejected-csv.ts';

/** Shows the plan of an import, and every problem of the file. */
export function ImportFindings({ report }: { report: ImportReport }) {
  const { rows, problems, rejected, can_skip } = report;
  if (rows === 0 && problems.length === 0) return <Alert severity="info">The file has no rows below its header.</Alert>;
  const plan = formatPlan(report);
  if (problems.length === 0) return <Alert severity="success">{plan}</Alert>;

  return (
    <>
      {can_skip ? (
        <Alert severity="warning" action={<DownloadButton report={report} />}>
          {rowCount(rejected.length)} with problems {rejected.length === 1 ? 'is' : 'are'} not imported. {plan}
        </Alert>
      ) : (
        <Alert severity="error">
          {problems.length === 1 ? '1 problem' : `${formatNumber(problems.length)} problems`}: nothing can be imported
          before they are corrected.
        </Alert>
      )}
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

function formatPlan({ creates, updates, variant_creates, variant_updates }: ImportReport): string {
  const products = `${productCount(creates)} to create, ${productCount(updates)} to update.`;
  if (variant_creates + variant_updates === 0) return products;
  return `${products} ${variantCount(variant_creates)} to create, ${variantCount(variant_updates)} to update.`;
}

/** Formats the number of products and variants that an import writes, such as “1 product and 6 variants”. */
export function changeCount({ creates, updates, variant_creates, variant_updates }: ImportReport): string {
  const [products, variants] = [creates + updates, variant_creates + variant_updates];
  const counts = [products > 0 && productCount(products), variants > 0 && variantCount(variants)];
  return counts.filter(Boolean).join(' and ');
}

/** Saves the rejected rows with their reasons as a file. */
export function downloadRejected(report: ImportReport): void {
  downloadFile('products-rejected.csv', rejectedCsv(report), 'text/csv');
}

function DownloadButton({ report }: { report: ImportReport }) {
  return (
    <Button size="small" color="inherit" onClick={() => downloadRejected(report)}>
      Download {rowCount(report.rejected.length)}
    </Button>
  );
}
