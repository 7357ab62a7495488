import type { InferType } from 'yup';
import { rowFilter } from '../http/row-id.ts';
import { cartQuoteInput } from '../storefront/cart-quote-input.ts';

/**
 * Body of `POST /admin/vouchers/try`: a voucher and a cart; the answer is that of `POST /cart/quote`. A `voucher` (a
 * code) is tried as a shopper's, a `voucher_id` as if it were on now, whether or not it is: to see what a draft would do.
 */
export const voucherDryRunInput = cartQuoteInput.shape({ voucher_id: rowFilter }).test((cart, context) => {
  const isOne = (cart.voucher === undefined) !== (cart.voucher_id === undefined);
  return isOne || context.createError({ path: 'voucher', message: 'Choose a voucher, or type a code' });
});
export type VoucherDryRunInput = InferType<typeof voucherDryRunInput>;
