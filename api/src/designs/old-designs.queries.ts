import { and, desc, inArray, notInArray, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { designIdeas, designs } from './tables.ts';

/** Returns a subquery of the ids of ordered designs. A parameter here, because `designs` must not import `orders`. */
export type OrderedDesigns = (db: Database) => SQLWrapper;

/** Max number of designs without an order. Anyone can save designs, and each takes about 600 bytes. */
const maxUnordered = 100_000;

/** Deletes the oldest designs above `maxUnordered`, except ordered designs and ideas of the shop. */
export async function deleteOldDesigns(db: Database, orderedDesigns: OrderedDesigns): Promise<void> {
  const { id, created_at } = designs;
  const ideas = db.select({ id: designIdeas.design_id }).from(designIdeas);
  const old = db
    .select({ id })
    .from(designs)
    .where(and(notInArray(id, orderedDesigns(db)), notInArray(id, ideas)))
    .orderBy(desc(created_at), desc(id))
    .offset(maxUnordered);
  await db.delete(designs).where(inArray(id, old));
}
