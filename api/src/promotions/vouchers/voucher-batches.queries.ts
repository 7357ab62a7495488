import type { SessionUser, VoucherBatch, VoucherBatchInput, VoucherBatchSummary } from '@lumora/shared-contract';
import { count, desc, eq, isNotNull, min, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { invalidField } from '../../core/http/app-error.ts';
import { randomSigns } from '../../core/random-characters.ts';
import { isLive } from '../promotion-status-sql.ts';
import { vouchers } from '../tables.ts';
import { replaceScope } from './voucher-scope.queries.ts';
import { voucherColumns } from './vouchers.ts';

/** 31 signs to the power of eight: a guess meets one of 5,000 codes once in 170 million. */
const randomLength = 8;
/** Of one statement, which is put together in a few ms. */
const rowsAtOnce = 100;
/** As the list's dates: `2026-11-08`. */
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
/** Rows that codes and their scopes may take together. */
const mostScopeRows = 200_000;

/** Makes codes of one rule, each good for one order: all of them or none. */
export function generateVouchers(
  db: Database,
  { count: wanted, prefix, ...rule }: VoucherBatchInput,
  by: SessionUser,
): Promise<VoucherBatch> {
  const start = prefix === '' || prefix.endsWith('-') ? prefix : `${prefix}-`;
  refuseWideScope(wanted, rule);
  const batch = `${start}${indianDay.format(new Date())}-${randomSigns(4)}`;
  const columns = { ...voucherColumns({ ...rule, code: '' }), usage_limit: 1, batch, updated_by: by.name };
  return db.transaction(async (tx) => {
    const codes: string[] = [];
    while (codes.length < wanted) {
      const length = Math.min(rowsAtOnce, wanted - codes.length);
      const drawn = Array.from({ length }, () => ({ ...columns, code: start + randomSigns(randomLength) }));
      // a code that is there already is not made again, and another one drawn in its place
      const made = await tx.insert(vouchers).values(drawn).onConflictDoNothing().returning({ code: vouchers.code });
      codes.push(...made.map(({ code }) => code));
    }
    await replaceScope(tx, eq(vouchers.batch, batch), rule);
    return { batch, count: wanted, codes };
  });
}

/** The batches there are, the newest first: each counts once, however many codes it has. */
export async function listVoucherBatches(db: Database): Promise<VoucherBatchSummary[]> {
  const { batch, used, created_at } = vouchers;
  const rows = await db
    .select({
      batch,
      count: count(),
      used: sql`sum(${used})`.mapWith(Number),
      live: sql`count(*) filter (where ${isLive(vouchers)})`.mapWith(Number),
      created_at: min(created_at),
    })
    .from(vouchers)
    .where(isNotNull(batch))
    .groupBy(batch)
    .orderBy(desc(min(created_at)), batch);
  return rows.map(({ batch: name, created_at: made, ...row }) => ({
    ...row,
    batch: name ?? '',
    created_at: made ?? '',
  }));
}

function refuseWideScope(
  wanted: number,
  { product_ids, category_ids }: Omit<VoucherBatchInput, 'count' | 'prefix'>,
): void {
  const scoped = product_ids.length + category_ids.length;
  if (scoped * wanted <= mostScopeRows) return;
  const most = Math.floor(mostScopeRows / wanted);
  throw invalidField('product_ids', `At most ${most} in the scope of ${wanted} codes. Choose categories instead.`);
}
