import type { InferType } from '../validation/schema.ts';
import { rowFilter } from '../http/row-id.ts';
import { cartQuoteInput } from './cart-quote-input.ts';

/**
 * Body of `POST /admin/vouchers/try`: a cart and exactly one of `voucher` and `voucher_id`; the response is that of
 * `POST /cart/quote`. A `voucher` (a code) is applied as for a shopper; a `voucher_id` as if the voucher were live, to
 * test a draft.
 */
export const voucherDryRunInput = cartQuoteInput.shape({ voucher_id: rowFilter }).test((cart, context) => {
  const isOne = (cart.voucher === undefined) !== (cart.voucher_id === undefined);
  return isOne || context.createError({ path: 'voucher', message: 'Choose a voucher, or type a code' });
});
export type VoucherDryRunInput = InferType<typeof voucherDryRunInput>;
