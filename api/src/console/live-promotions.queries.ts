import type { Overview } from '@lumora/shared-contract/overview';
import { sql } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { isLive } from '../promotions/promotion-status-sql.ts';
import { vouchers } from '../promotions/tables.ts';
import { promotionKinds, type PromotionPage } from './promotion-kinds.ts';

/**
 * Returns one attention item with the number of live promotions of the kinds that `permissions` allow to view; an empty
 * list when they allow none.
 */
export async function listLivePromotions(db: Database, permissions: readonly string[]): Promise<Overview['attention']> {
  const kinds = promotionKinds.filter(({ permission }) => permissions.includes(permission));
  const [first] = kinds;
  if (first === undefined) return [];
  const counts = await Promise.all(kinds.map(({ table }) => countLive(db, table)));
  const count = counts.reduce((sum, kindCount) => sum + kindCount, 0);
  return [{ kind: 'live_promotions', label: 'Live promotions', count, amount: null, path: first.page }];
}

/** Counts a batch of generated vouchers as one promotion. */
async function countLive(db: Database, table: PromotionPage['table']): Promise<number> {
  if (table !== vouchers) return db.$count(table, isLive(table));
  const liveCount = sql`count(distinct coalesce(${vouchers.batch}, ${vouchers.id}::text))`.mapWith(Number);
  const [row] = await db.select({ liveCount }).from(vouchers).where(isLive(vouchers));
  return row?.liveCount ?? 0;
}
