import type { Design } from '@lumora/shared-contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { canonicalDesign, designIds } from './design-ids.ts';
import { designIdeas, designs } from './tables.ts';

/** Keeps a design under the shortest id that is its own; equal designs are kept once. Answers the id. */
export async function saveDesign(db: Database, design: Design): Promise<string> {
  const content = canonicalDesign(design);
  for (const id of designIds(content)) {
    await db.insert(designs).values({ id, content }).onConflictDoNothing();
    const [row] = await db.select().from(designs).where(eq(designs.id, id));
    if (row && JSON.stringify(canonicalDesign(row.content)) === JSON.stringify(content)) return id;
  }
  throw new Error('Another design has every id of this one.');
}

/** Designs by id; unknown ids are left out. */
export async function readDesigns(db: Database, ids: string[]): Promise<Map<string, Design>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(designs).where(inArray(designs.id, ids));
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** Ids of the designs that the shop shows as ideas, in their order. */
export async function readIdeaIds(db: Database): Promise<string[]> {
  const rows = await db.select().from(designIdeas).orderBy(asc(designIdeas.position)).limit(mostIdeas);
  return rows.map(({ design_id }) => design_id);
}

const mostIdeas = 12;
