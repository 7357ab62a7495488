import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull, promotionRow } from './promotion.ts';
import { voucherKinds } from './voucher-rules.ts';

const orNone = Type.Union([Type.Number(), Type.Null()]);
const scoped = Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() }));

/**
 * Money is rupees; `amount` of a percent voucher is percent. `used` counts the orders that took it. An empty scope
 * (`products` and `categories`) is the whole shop, custom designs included. `batch` names those generated together.
 */
export const voucher = Type.Object({
  ...promotionRow,
  code: Type.String(),
  kind: oneOf(voucherKinds),
  amount: Type.Number(),
  min_order: Type.Number(),
  max_discount: orNone,
  usage_limit: orNone,
  per_customer_limit: orNone,
  used: Type.Integer(),
  products: scoped,
  categories: scoped,
  batch: orNull,
});
export type Voucher = Static<typeof voucher>;

/** Answer of `/admin/vouchers/generate`. */
export const voucherBatch = Type.Object({
  batch: Type.String(),
  count: Type.Integer(),
  codes: Type.Array(Type.String()),
});
export type VoucherBatch = Static<typeof voucherBatch>;

/** A batch of generated codes as one: how many there are, were used, and can be used now. */
export const voucherBatchSummary = Type.Object({
  batch: Type.String(),
  count: Type.Integer(),
  used: Type.Integer(),
  live: Type.Integer(),
  created_at: Type.String(),
});
export type VoucherBatchSummary = Static<typeof voucherBatchSummary>;

/**
 * What came of a code typed into a cart: `discount` in rupees, which the quote's `total` has taken off already; when
 * refused it is 0 and `refusal` says why and what to do.
 */
export const voucherOutcome = Type.Object({
  code: Type.String(),
  discount: Type.Number(),
  refusal: orNull,
});
export type VoucherOutcome = Static<typeof voucherOutcome>;
