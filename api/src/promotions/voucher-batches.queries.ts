import type { SessionUser, VoucherBatch, VoucherBatchInput } from '@lumora/shared-contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { invalidField } from '../http/app-error.ts';
import { randomSigns } from '../random-signs.ts';
import { vouchers } from './tables.ts';
import { keepScope } from './voucher-scope.queries.ts';
import { voucherColumns } from './vouchers.ts';

/** 31 signs to the power of eight: a guess meets one of 5,000 codes once in 170 million. */
const randomLength = 8;
const rowsAtOnce = 1_000;
/** As the list's dates: `2026-11-08`. */
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
/** Rows that codes and their scopes may take together. */
const mostScopeRows = 200_000;

/** Makes codes of one rule, each good for one order: all of them or none. */
export function generateVouchers(
  db: Database,
  { count, prefix, ...rule }: VoucherBatchInput,
  by: SessionUser,
): Promise<VoucherBatch> {
  const start = prefix === '' || prefix.endsWith('-') ? prefix : `${prefix}-`;
  refuseWideScope(count, rule);
  const batch = `${start}${indianDay.format(new Date())}-${randomSigns(4)}`;
  const columns = { ...voucherColumns({ ...rule, code: '' }), usage_limit: 1, batch, updated_by: by.name };
  return db.transaction(async (tx) => {
    const codes: string[] = [];
    while (codes.length < count) {
      const length = Math.min(rowsAtOnce, count - codes.length);
      const drawn = Array.from({ length }, () => ({ ...columns, code: start + randomSigns(randomLength) }));
      // a code that is there already is not made again, and another one drawn in its place
      const made = await tx.insert(vouchers).values(drawn).onConflictDoNothing().returning({ code: vouchers.code });
      codes.push(...made.map(({ code }) => code));
    }
    await keepScope(tx, eq(vouchers.batch, batch), rule);
    return { batch, count, codes };
  });
}

function refuseWideScope(
  count: number,
  { product_ids, category_ids }: Omit<VoucherBatchInput, 'count' | 'prefix'>,
): void {
  const scoped = product_ids.length + category_ids.length;
  if (scoped * count <= mostScopeRows) return;
  const most = Math.floor(mostScopeRows / count);
  throw invalidField('product_ids', `At most ${most} in the scope of ${count} codes. Choose categories instead.`);
}
