import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ImportReport } from '@lumora/shared-contract/catalog';
import { countOf } from '@lumora/shared-contract/format';
import { downloadFile } from '@lumora/shared-ui/data-table';
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
          {countOf(rejected.length, 'row')} with problems {rejected.length === 1 ? 'is' : 'are'} not imported. {plan}
        </Alert>
      ) : (
        <Alert severity="error">
          {countOf(problems.length, 'problem')}: nothing can be imported before they are corrected.
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
  const products = `${countOf(creates, 'product')} to create, ${countOf(updates, 'product')} to update.`;
  if (variant_creates + variant_updates === 0) return products;
  return `${products} ${countOf(variant_creates, 'variant')} to create, ${countOf(variant_updates, 'variant')} to update.`;
}

/** Formats the number of products and variants that an import writes, such as “1 product and 6 variants”. */
export function changeCount({ creates, updates, variant_creates, variant_updates }: ImportReport): string {
  const [products, variants] = [creates + updates, variant_creates + variant_updates];
  const counts = [products > 0 && countOf(products, 'product'), variants > 0 && countOf(variants, 'variant')];
  return counts.filter(Boolean).join(' and ');
}

/** Saves the rejected rows with their reasons as a file. */
export function downloadRejected(report: ImportReport): void {
  downloadFile('products-rejected.csv', rejectedCsv(report), 'text/csv');
}

function DownloadButton({ report }: { report: ImportReport }) {
  return (
    <Button size="small" color="inherit" onClick={() => downloadRejected(report)}>
      Download {countOf(report.rejected.length, 'row')}
    </Button>
  );
}
