import type { CartQuote } from '@lumora/shared-contract/cart';
import { rupees } from '@lumora/shared-contract/format';

interface VoucherRejectionProps {
  quote: CartQuote;
  /** the order was rejected because of the voucher; the next attempt omits it */
  isOrderRejected: boolean;
}

/** Renders the reason of the voucher's rejection and the total without it. */
export function VoucherRejection({ quote: { voucher, total }, isOrderRejected }: VoucherRejectionProps) {
  return (
    <p>
      {isOrderRejected && 'Your order was not placed. '}
      {voucher?.rejection} Without a voucher the total is {rupees(total)}.
      {isOrderRejected && ' Place it again to order without the voucher.'}
    </p>
  );
}
