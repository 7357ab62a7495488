import { Type, type Static } from '@sinclair/typebox';
import { literalUnion } from '../http/literal-union.ts';
import { nullable } from '../http/nullable.ts';
import { promotionRow } from './promotion-row.ts';
import { voucherKinds } from './voucher-rules.ts';

const scoped = Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() }));

/**
 * A voucher. Amounts are rupees; `amount` of a percent voucher is percent. `used` counts the orders with it. An empty scope
 * (`products` and `categories`) is the whole shop including custom designs. `batch` is the id of the generated batch.
 */
export const voucher = Type.Object({
  ...promotionRow,
  code: Type.String(),
  kind: literalUnion(voucherKinds),
  amount: Type.Number(),
  min_order: Type.Number(),
  max_discount: nullable(Type.Number()),
  usage_limit: nullable(Type.Number()),
  per_customer_limit: nullable(Type.Number()),
  used: Type.Integer(),
  products: scoped,
  categories: scoped,
  batch: nullable(Type.String()),
});
export type Voucher = Static<typeof voucher>;

/** Response of `/admin/vouchers/generate`. */
export const voucherBatch = Type.Object({
  batch: Type.String(),
  count: Type.Integer(),
  codes: Type.Array(Type.String()),
});
export type VoucherBatch = Static<typeof voucherBatch>;

/** Totals of a batch: the number of codes, of used codes, and of codes that can be used now. */
export const voucherBatchSummary = Type.Object({
  batch: Type.String(),
  count: Type.Integer(),
  used: Type.Integer(),
  live: Type.Integer(),
  created_at: Type.String(),
});
export type VoucherBatchSummary = Static<typeof voucherBatchSummary>;

/**
 * Result of a voucher code in a cart. `discount` is rupees and already subtracted from the quote's `total`. When the code is
 * rejected, `discount` is 0 and `rejection` is a message with the reason. `per_customer_limit` is the number of orders of one
 * customer in which it may be used; null without a limit.
 */
export const voucherOutcome = Type.Object({
  code: Type.String(),
  discount: Type.Number(),
  rejection: nullable(Type.String()),
  per_customer_limit: nullable(Type.Integer()),
});
export type VoucherOutcome = Static<typeof voucherOutcome>;
