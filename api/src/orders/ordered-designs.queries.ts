import { isNotNull } from 'drizzle-orm';
import type { OrderedDesigns } from '../designs/old-designs.queries.ts';
import { orderLines } from './tables.ts';

/** Returns a subquery of the ids of all ordered designs: order pages link to them, so they are never deleted. */
export const orderedDesigns: OrderedDesigns = (db) =>
  db.select({ id: orderLines.design_id }).from(orderLines).where(isNotNull(orderLines.design_id));
