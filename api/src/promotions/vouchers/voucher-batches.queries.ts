import type { SessionUser } from '@lumora/shared-contract/auth';
import { shopTimeZone } from '@lumora/shared-contract/format';
import type { VoucherBatch, VoucherBatchInput, VoucherBatchSummary } from '@lumora/shared-contract/promotions';
import { count, desc, isNotNull, min, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { invalidField } from '../../core/errors/app-error.ts';
import { randomCharacters } from '../../core/random-characters.ts';
import { isLive } from '../promotion-status-sql.ts';
import { vouchers } from '../tables.ts';
import { assertScopeExists, insertScope, type ScopeIds } from './voucher-scope.queries.ts';
import { voucherColumns } from './vouchers.ts';

/** 31 characters to the power of eight: a random guess hits one of 5,000 codes with a probability of 1 in 170 million. */
const randomLength = 8;
/** Max number of codes and of scope rows in one statement: its rows are built without a turn of the event loop. */
const [maxCodesPerInsert, maxScopePerInsert] = [100, 2_000];
/** ISO date in India, such as `2026-11-08`. */
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: shopTimeZone, dateStyle: 'short' });
/** Max number of codes multiplied by items in their scope. */
const maxScopeRows = 200_000;

/**
 * Creates `count` vouchers with random codes by one rule in one transaction; each is valid for one order. Throws
 * `AppError` 422 when the scope has unknown ids or is too large for the number of codes.
 */
export function generateVouchers(
  db: Database,
  { count: codeCount, prefix, ...rule }: VoucherBatchInput,
  by: SessionUser,
): Promise<VoucherBatch> {
  const codePrefix = prefix === '' || prefix.endsWith('-') ? prefix : `${prefix}-`;
  assertScopeSize(codeCount, rule);
  const batch = `${codePrefix}${indianDay.format(new Date())}-${randomCharacters(4)}`;
  const columns = { ...voucherColumns({ ...rule, code: '' }), usage_limit: 1, batch, updated_by: by.name };
  return db.transaction(async (tx) => {
    await assertScopeExists(tx, rule);
    const codes: string[] = [];
    while (codes.length < codeCount) {
      const length = Math.min(codesPerInsert(rule), codeCount - codes.length);
      const rows = Array.from({ length }, () => ({ ...columns, code: codePrefix + randomCharacters(randomLength) }));
      // codes that exist already are skipped and replaced in the next round
      const { id, code } = vouchers;
      const inserted = await tx.insert(vouchers).values(rows).onConflictDoNothing().returning({ id, code });
      codes.push(...inserted.map((row) => row.code));
      await insertScope(
        tx,
        inserted.map((row) => row.id),
        rule,
      );
    }
    return { batch, count: codeCount, codes };
  });
}

/** Returns all voucher batches, newest first, with their number of codes, uses and live codes. */
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
  return rows.map(({ batch: name, created_at: createdAt, ...row }) => ({
    ...row,
    batch: name ?? '',
    created_at: createdAt ?? '',
  }));
}

function codesPerInsert(scope: ScopeIds): number {
  return Math.max(1, Math.min(maxCodesPerInsert, Math.floor(maxScopePerInsert / sizeOf(scope))));
}

function sizeOf({ product_ids, category_ids }: ScopeIds): number {
  return product_ids.length + category_ids.length;
}

function assertScopeSize(codeCount: number, scope: ScopeIds): void {
  if (sizeOf(scope) * codeCount <= maxScopeRows) return;
  const maxItems = Math.floor(maxScopeRows / codeCount);
  throw invalidField(
    'product_ids',
    `At most ${maxItems} in the scope of ${codeCount} codes. Choose categories instead.`,
  );
}
