import { array, boolean, mixed, number, object, string, type InferType } from '../validation/schema.ts';
import { emptyToNull } from '../http/empty-text.ts';
import { firstItems } from '../http/first-items.ts';
import { listQuery } from '../http/list-query.ts';
import { expectedVersion } from '../http/expected-version.ts';
import { rupeesField } from '../http/rupees-field.ts';
import { scheduleFields, wholeNumberField } from './promotion-fields.ts';
import { promotionStatuses, type PromotionStatus } from './promotion-status.ts';
import {
  maxVoucherCodeLength,
  maxGeneratedCodes,
  maxScopedItems,
  voucherKinds,
  type VoucherKind,
} from './voucher-rules.ts';

const limit = (name: string) =>
  wholeNumberField(name, { min: 1, max: 1_000_000 }).nullable().transform(emptyToNull).default(null);

const ids = array(number().required().integer().positive())
  .transform(firstItems(maxScopedItems))
  .max(maxScopedItems, `At most ${maxScopedItems} in the scope`)
  .default([]);

/** Letters, digits and hyphens; stored and compared in upper case. */
export const voucherCodeField = string()
  .trim()
  .uppercase()
  .required('Code is required')
  .min(3, 'Min 3 chars')
  .max(maxVoucherCodeLength, `Max ${maxVoucherCodeLength} chars`)
  .matches(/^[A-Z0-9-]+$/, 'Use letters, digits and hyphens');

/** A code as a shopper types it, compared in upper case; '' is none. An invalid code is accepted here and then not found. */
export const typedVoucherCode = string()
  .trim()
  .uppercase()
  .max(100, 'A voucher code has at most 30 letters and digits')
  .transform((value: string | undefined) => value || undefined);

const ruleFields = {
  kind: mixed<VoucherKind>().oneOf(voucherKinds, 'Choose percent or fixed').required('Choose percent or fixed'),
  amount: rupeesField('Amount')
    .required('Amount is required')
    .moreThan(0, 'Amount must be above 0')
    .when('kind', ([kind], amount) => (kind === 'percent' ? amount.max(100, 'At most 100 percent') : amount)),
  min_order: rupeesField('Minimum order').required('Minimum order is required').default(0),
  max_discount: rupeesField('Maximum discount')
    .moreThan(0, 'Maximum discount must be above 0')
    .nullable()
    .default(null),
  usage_limit: limit('Usage limit'),
  per_customer_limit: limit('Limit per customer'),
  product_ids: ids,
  category_ids: ids,
  ...scheduleFields,
};

/** Body of `/admin/vouchers/{store,update}`. Amounts are rupees; `amount` of a percent voucher is percent. */
export const voucherInput = object({ code: voucherCodeField, ...ruleFields, updated_at: expectedVersion });
export type VoucherInput = InferType<typeof voucherInput>;

/** Body of `/admin/vouchers/generate`: creates `count` codes with the same rules. Each can be used for one order. */
export const voucherBatchInput = object({
  prefix: string()
    .trim()
    .uppercase()
    .max(12, 'Max 12 chars')
    .matches(/^[A-Z0-9-]*$/, 'Use letters, digits and hyphens')
    .default(''),
  count: wholeNumberField('Number of codes', { min: 1, max: maxGeneratedCodes }).required(
    'Number of codes is required',
  ),
  ...ruleFields,
});
export type VoucherBatchInput = InferType<typeof voucherBatchInput>;

/**
 * Query of `/admin/vouchers/list` and `/admin/vouchers/export.csv`. `generated=false` excludes the codes of batches, unless
 * `batch` or `q` is set.
 */
export const voucherListQuery = listQuery.shape({
  status: mixed<PromotionStatus>().oneOf(promotionStatuses, `status is one of: ${promotionStatuses.join(', ')}`),
  batch: string().trim().max(40),
  generated: boolean(),
});
export type VoucherListQuery = InferType<typeof voucherListQuery>;
