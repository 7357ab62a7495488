import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Variant } from '@lumora/shared-contract/catalog';
import { rupees } from '@lumora/shared-contract/format';
import { formatAttributes } from './variant-columns.tsx';

/** Amount of a variant before and after a change. */
export interface PreviewRow {
  variant: Variant;
  before: number;
  after: number;
}

const maxRows = 5;

/** Shows what a change does to the first variants. */
export function BulkSetPreview({ rows, isPrice }: { rows: readonly PreviewRow[]; isPrice: boolean }) {
  const format = (amount: number) => (isPrice ? rupees(amount) : String(amount));

  return (
    <div role="status">
      <Table size="small" aria-label="Preview">
        <TableHead>
          <TableRow>
            <TableCell>Variant</TableCell>
            <TableCell align="right">Now</TableCell>
            <TableCell align="right">New</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, maxRows).map(({ variant, before, after }) => (
            <TableRow key={variant.id}>
              <TableCell>{formatAttributes(variant) || variant.sku}</TableCell>
              <TableCell align="right">{format(before)}</TableCell>
              <TableCell align="right">{format(after)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length > maxRows && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          and {rows.length - maxRows} more
        </Typography>
      )}
    </div>
  );
}
