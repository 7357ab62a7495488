import {
  voucher,
  voucherInput,
  voucherListQuery,
  type Voucher,
  type VoucherInput,
} from '@lumora/shared-contract/promotions';
import { toPaise } from '@lumora/shared-contract/format';
import { desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { checkViolation, uniqueViolation } from '../../core/database/violations.ts';
import { AppError, invalidField } from '../../core/errors/app-error.ts';
import type { PromotionKind } from '../promotion-kind.ts';
import { statusOrder } from '../promotion-status-sql.ts';
import { vouchers } from '../tables.ts';
import { findUnusedCode } from './voucher-codes.queries.ts';
import { findVoucherRule } from './voucher-rules.queries.ts';
import { listVouchers } from './voucher-rows.queries.ts';
import { copyScope, replaceScope } from './voucher-scope.queries.ts';

const { id, code, used, batch, starts_at, ends_at, created_at, updated_at } = vouchers;

/** Promotion kind of vouchers. */
export const voucherKind: PromotionKind<Voucher, VoucherInput> = {
  path: 'vouchers',
  section: 'vouchers',
  label: 'voucher',
  tag: 'Vouchers',
  table: vouchers,
  title: code,
  row: voucher,
  input: voucherInput,
  query: voucherListQuery,
  imageParts: [],
  sortable: { id, code, used, starts_at, ends_at, created_at, updated_at },
  orderBy: [...statusOrder(vouchers), desc(created_at), desc(id)],
  searched: [code, batch],
  filters: ({ q, batch: batchFilter, generated }) => [
    batchFilter ? eq(batch, batchFilter) : undefined,
    generated === false && !batchFilter && !q ? isNull(batch) : undefined,
  ],
  rows: listVouchers,
  columns: voucherColumns,
  assertUpdate: assertScopeNotLost,
  saveRelations: (db, voucherId, input) => replaceScope(db, voucherId, input),
  duplicateValues: async (db, source) => ({
    code: await findUnusedCode(db, String(source['code'])),
    used: 0,
    batch: null,
  }),
  copyRelations: copyScope,
  toAppError: toVoucherError,
};

/** Returns the column values of a voucher form: rupees as paise, percent as hundredths of a percent. */
export function voucherColumns({ product_ids, category_ids, ...input }: VoucherInput) {
  return {
    code: input.code,
    kind: input.kind,
    amount: toPaise(input.amount),
    min_order: toPaise(input.min_order),
    max_discount: input.max_discount == null ? null : toPaise(input.max_discount),
    usage_limit: input.usage_limit,
    per_customer_limit: input.per_customer_limit,
    is_scoped: product_ids.length + category_ids.length > 0,
    is_active: input.is_active,
    starts_at: input.starts_at,
    ends_at: input.ends_at,
  };
}

/** Rejects an update without a scope when all items of the scope were deleted: it would make the voucher valid for all products. */
async function assertScopeNotLost(db: Database, voucherId: number, { product_ids, category_ids }: VoucherInput) {
  if (product_ids.length + category_ids.length > 0) return;
  const scope = (await findVoucherRule(db, { id: voucherId }, { lock: true }))?.scope;
  if (!scope || scope.products.length + scope.categories.length > 0) return;
  throw invalidField('product_ids', 'What it was for is no longer in the shop. Choose what it is for now.');
}

function toVoucherError(error: unknown, input: VoucherInput | null): AppError | null {
  if (uniqueViolation(error) === 'vouchers_code') {
    if (!input) return new AppError('conflict', 'Another voucher has just got the code of the copy. Please try again.');
    const message = `There is already a voucher ${input.code}.`;
    return new AppError('conflict', message, { fields: { code: message } });
  }
  if (checkViolation(error) !== 'vouchers_used') return null;
  return invalidField('usage_limit', 'It has been used more often than that. Enter a higher limit, or none.');
}
