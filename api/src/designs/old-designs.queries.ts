import { and, desc, inArray, notInArray, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { designIdeas, designs } from './tables.ts';

/** Selects the ids of the designs that were ordered. */
export type OrderedDesigns = (db: Database) => SQLWrapper;

/** Designs that nobody ordered; anyone may store them without end, and each takes about 600 bytes. */
const maxUnordered = 100_000;

/** Deletes the oldest of too many designs; never one that was ordered or that the shop shows as an idea. */
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
