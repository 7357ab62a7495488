import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Variant, VariantRow } from '@lumora/shared-contract/catalog';
import { formatNumber, rupees } from '@lumora/shared-contract/format';
import { formatAttributes } from '../variant-columns.tsx';

/** Amount of a variant before and after a change. */
export interface PreviewRow {
  variant: Variant | VariantRow;
  before: number;
  after: number;
}

/** Limits the rendered rows, so that typing stays fast while thousands of variants are selected. */
const maxRenderedRows = 100;

/** Shows what a change does to each variant. */
export function BulkSetPreview({ rows, isPrice }: { rows: readonly PreviewRow[]; isPrice: boolean }) {
  const format = (amount: number) => (isPrice ? rupees(amount) : String(amount));

  return (
    // focusable, so that the keyboard scrolls it
    <Box tabIndex={0} role="group" aria-label="Preview" sx={{ maxHeight: 260, overflowY: 'auto' }}>
      <Table size="small" stickyHeader aria-label="Preview">
        <TableHead>
          <TableRow>
            <TableCell>Variant</TableCell>
            <TableCell align="right">Now</TableCell>
            <TableCell align="right">New</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, maxRenderedRows).map(({ variant, before, after }) => (
            <TableRow key={variant.id}>
              <TableCell>{describeVariant(variant)}</TableCell>
              <TableCell align="right">{format(before)}</TableCell>
              <TableCell align="right">{format(after)}</TableCell>
            </TableRow>
          ))}
          {rows.length > maxRenderedRows && (
            <TableRow>
              <TableCell colSpan={3}>and {formatNumber(rows.length - maxRenderedRows)} more</TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Names the options of a variant, and its product in a list of several products. */
function describeVariant(variant: Variant | VariantRow): string {
  const options = formatAttributes(variant) || variant.sku;
  return 'product_name' in variant ? `${variant.product_name}, ${options}` : options;
}
