import { maxVoucherCodeLength } from '@lumora/shared-contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { likeText } from '../../core/database/list-rows.ts';
import { vouchers } from '../tables.ts';

const copyLock = 7_205_005;

/** A code for the copy of a voucher: the first of `FEST10-2`, `FEST10-3`, … that nobody has. One copy at a time: two would find the same. */
export async function freeCodeLike(db: Database, code: string): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(${copyLock})`);
  const [, start = code] = /^(.+)-\d{1,4}$/.exec(code) ?? [];
  const base = start.slice(0, maxVoucherCodeLength - '-9999'.length);
  const rows = await db
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(sql`${vouchers.code} like ${`${likeText(base)}-%`}`);
  const taken = new Set(rows.map((row) => row.code));
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
