import type { Overview } from '@lumora/shared-contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { isLive } from '../promotions/promotion-status-sql.ts';
import { vouchers } from '../promotions/tables.ts';
import { promotionKinds, type PromotionPage } from './promotion-kinds.ts';

/** How many promotions are on at this moment, of the kinds that the caller may view; nothing to whom may view none. */
export async function readLivePromotions(db: Database, permissions: readonly string[]): Promise<Overview['attention']> {
  const kinds = promotionKinds.filter(({ permission }) => permissions.includes(permission));
  const [first] = kinds;
  if (first === undefined) return [];
  const counts = await Promise.all(kinds.map(({ table }) => countLive(db, table)));
  const count = counts.reduce((sum, one) => sum + one, 0);
  return [{ kind: 'live_promotions', label: 'Live promotions', count, amount: null, path: first.page }];
}

/** A batch of generated vouchers is one promotion, however many codes it has. */
async function countLive(db: Database, table: PromotionPage['table']): Promise<number> {
  if (table !== vouchers) return db.$count(table, isLive(table));
  const asOne = sql`count(distinct coalesce(${vouchers.batch}, ${vouchers.id}::text))`.mapWith(Number);
  const [row] = await db.select({ asOne }).from(vouchers).where(isLive(vouchers));
  return row?.asOne ?? 0;
}
