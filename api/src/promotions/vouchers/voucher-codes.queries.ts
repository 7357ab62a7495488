import { maxVoucherCodeLength } from '@lumora/shared-contract/promotions';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { likeText } from '../../core/database/list-rows.ts';
import { vouchers } from '../tables.ts';

const copyLockId = 7_205_005;

/**
 * Returns the first unused code of `FEST10-2`, `FEST10-3`, … for a copy of the voucher `code`, which may be a copy itself.
 * Takes a lock until the transaction ends, so that parallel copies get different codes.
 */
export async function findUnusedCode(db: Database, code: string): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(${copyLockId})`);
  const base = (await sourceOf(db, code)).slice(0, maxVoucherCodeLength - '-9999'.length);
  const rows = await db
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(sql`${vouchers.code} like ${`${likeText(base)}-%`}`);
  const usedCodes = new Set(rows.map((row) => row.code));
  let number = 2;
  while (usedCodes.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** Returns the code without the number of a copy; the number of `DIWALI-2025` is none unless there is a voucher `DIWALI`. */
async function sourceOf(db: Database, code: string): Promise<string> {
  const [, stem = code] = /^(.+)-\d{1,4}$/.exec(code) ?? [];
  return (await db.$count(vouchers, eq(vouchers.code, stem))) > 0 ? stem : code;
}
