import type { Overview } from '@lumora/shared-contract';
import type { Database } from '../database/database.ts';
import { isLive } from '../promotions/status-now.ts';
import { promotionKinds } from './promotion-kinds.ts';

/** How many promotions are on at this moment, of the kinds that the caller may view; nothing to whom may view none. */
export async function readLivePromotions(db: Database, permissions: readonly string[]): Promise<Overview['attention']> {
  const kinds = promotionKinds.filter(({ permission }) => permissions.includes(permission));
  const [first] = kinds;
  if (first === undefined) return [];
  const counts = await Promise.all(kinds.map(({ table }) => db.$count(table, isLive(table))));
  const count = counts.reduce((sum, one) => sum + one, 0);
  return [{ kind: 'live_promotions', label: 'Live promotions', count, amount: null, path: first.page }];
}
