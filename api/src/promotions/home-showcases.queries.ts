import { maxShowcases } from '@lumora/shared-contract/promotions';
import { asc, desc, sql } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { isLive } from './promotion-status-sql.ts';
import { brandShowcases } from './tables.ts';

/**
 * Returns a subquery of the showcases on the home page, with their positions from 1: the first `maxShowcases` live ones by
 * priority, then newest first.
 */
export function selectHomeShowcases(db: Database) {
  const { id, priority } = brandShowcases;
  const order = [asc(priority), desc(id)];
  const home_position = sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})::integer`;
  return db
    .select({ id, home_position: home_position.as('home_position') })
    .from(brandShowcases)
    .where(isLive(brandShowcases))
    .orderBy(...order)
    .limit(maxShowcases)
    .as('home_showcases');
}
