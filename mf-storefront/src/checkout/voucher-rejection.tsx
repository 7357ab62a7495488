import type { CartQuote } from '@lumora/shared-contract';
import { rupees } from '../prices/rupees.ts';

interface VoucherRefusalProps {
  quote: CartQuote;
  /** the order was held because of it, and goes without it when it is placed again */
  isHeld: boolean;
}

/** Said where the order is placed: the voucher takes nothing off, and what the order costs without it. */
export function VoucherRefusal({ quote: { voucher, total }, isHeld }: VoucherRefusalProps) {
  return (
    <p>
      {isHeld && 'Nothing is ordered yet. '}
      {voucher?.refusal} Without a voucher the total is {rupees(total)}.
      {isHeld && ' Place the order again to take it at that price.'}
    </p>
  );
}
