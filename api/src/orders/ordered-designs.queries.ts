import { isNotNull } from 'drizzle-orm';
import type { OrderedDesigns } from '../designs/old-designs.queries.ts';
import { orderLines } from './tables.ts';

/** The designs in the lines of orders, whose pages link to them. */
export const orderedDesigns: OrderedDesigns = (db) =>
  db.select({ id: orderLines.design_id }).from(orderLines).where(isNotNull(orderLines.design_id));
