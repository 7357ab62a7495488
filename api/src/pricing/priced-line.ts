import type { CartQuoteLine } from '@lumora/shared-contract/cart';
import type { VoucherLine } from '../promotions/vouchers/voucher-discount.ts';

/**
 * Line of a cart at current prices: the deliverable `pieces` at `price` each. `price`, `saved` and `total` are in paise,
 * `quoteLine` is the line as the API returns it (rupees).
 */
export interface PricedLine extends VoucherLine {
  quoteLine: CartQuoteLine;
  pieces: number;
  price: number;
  saved: number;
}
