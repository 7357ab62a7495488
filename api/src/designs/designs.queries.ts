import type { Design } from '@lumora/shared-contract/designs';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { canonicalDesign, designIds } from './design-ids.ts';
import { currentDesign, type CurrentDesign } from './current-design.ts';
import { designIdeas, designs } from './tables.ts';

/** Stores a design under the shortest id without a collision and returns the id; equal designs are stored once. */
export async function saveDesign(db: Database, design: Design): Promise<string> {
  const content = canonicalDesign(design);
  for (const id of designIds(content)) {
    await db.insert(designs).values({ id, content }).onConflictDoNothing();
    const [row] = await db.select().from(designs).where(eq(designs.id, id));
    if (row && JSON.stringify(canonicalDesign(row.content)) === JSON.stringify(content)) return id;
  }
  throw new Error('All ids of this design are used by other designs.');
}

/** Returns designs by id with the replacements of withdrawn fonts; omits unknown ids. */
export async function getDesignsById(db: Database, ids: string[]): Promise<Map<string, CurrentDesign>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(designs).where(inArray(designs.id, ids));
  return new Map(rows.map(({ id, content }) => [id, currentDesign(content)]));
}

/** Returns the ids of the designs that the shop shows as ideas, in their sequence. */
export async function listIdeaIds(db: Database): Promise<string[]> {
  const rows = await db.select().from(designIdeas).orderBy(asc(designIdeas.position)).limit(maxIdeas);
  return rows.map(({ design_id }) => design_id);
}

const maxIdeas = 12;
