import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CartQuote } from '@lumora/shared-contract/cart';
import { rupees } from '@lumora/shared-contract/format';
import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import { useDebounced } from '@lumora/shared-ui';
import { canDryRun, describeSign, voucherDryRunQuery, type VoucherDryRun } from './voucher-dry-run.ts';

/** Shows the quote of the sample cart; updates with every change of the cart. */
export function DryRunResult({ cart }: { cart: VoucherDryRun }) {
  const debouncedCart = useDebounced(cart, 300);
  const { data, error } = useQuery({
    ...voucherDryRunQuery(debouncedCart),
    enabled: canDryRun(debouncedCart),
    placeholderData: keepPreviousData,
  });

  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      {!canDryRun(cart) && <Typography color="textSecondary">{missingInputHint(cart)}</Typography>}
      {canDryRun(cart) && error && <Alert severity="error">{rejectionMessage(error)}</Alert>}
      {canDryRun(cart) && !error && data && <Outcome quote={data} cart={debouncedCart} />}
    </Box>
  );
}

function Outcome({ quote, cart }: { quote: CartQuote; cart: VoucherDryRun }) {
  const { lines, voucher, subtotal, total } = quote;
  const descriptions = new Map(cart.lines.map(({ variant }) => [variant.id, describeSign(variant)]));

  return (
    <>
      {quote.pieces === 0 && (
        <Alert severity="warning">
          None of these signs can be ordered now. Add one that is published and in stock.
        </Alert>
      )}
      {quote.pieces > 0 && voucher?.rejection != null && <Alert severity="warning">{voucher.rejection}</Alert>}
      {voucher !== null && voucher.rejection === null && (
        <Alert severity="success">
          {voucher.code} takes {rupees(voucher.discount)} off.
        </Alert>
      )}
      <Totals>
        {lines.map((line, index) => (
          <div key={index}>
            <dt>
              {line.variant_id !== null && descriptions.get(line.variant_id)} ×{' '}
              {Math.min(line.quantity, line.max_quantity)}
              {line.problem && <small>{line.problem.message}</small>}
            </dt>
            <dd>{rupees(line.total)}</dd>
          </div>
        ))}
        <div>
          <dt>Sum</dt>
          <dd>{rupees(subtotal)}</dd>
        </div>
        {voucher !== null && voucher.discount > 0 && (
          <div>
            <dt>Discount</dt>
            <dd>−{rupees(voucher.discount)}</dd>
          </div>
        )}
        <Box sx={{ fontWeight: 600 }}>
          <dt>To pay</dt>
          <dd>{rupees(total)}</dd>
        </Box>
      </Totals>
    </>
  );
}

function missingInputHint({ lines }: VoucherDryRun): string {
  if (lines.length === 0) return 'Add a sign to see what comes off.';
  if (lines.some(({ quantity }) => quantity === '')) return 'Say how many to see what comes off.';
  return 'Type a code to see what comes off.';
}

/** Returns the message of the first field error, else that of the error. */
function rejectionMessage(error: Error): string {
  const [fieldMessage] = isHttpError(error) ? Object.values(error.fields ?? {}) : [];
  return fieldMessage ?? errorMessage(error);
}

const Totals = styled('dl')(({ theme: { vars } }) => ({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '6px 0',
    borderBlockStart: `1px solid ${vars.palette.divider}`,
  },
  '& dt': { minWidth: 0, overflowWrap: 'anywhere' },
  '& dd': { margin: 0 },
  '& small': { display: 'block', color: vars.palette.text.secondary },
}));
