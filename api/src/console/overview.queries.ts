import type { Overview } from '@lumora/shared-contract';
import { desc } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { taxonomyKinds } from './taxonomy-kinds.ts';

const mostRecent = 5;

/** Of every kind that the caller may view: how many there are, and what was changed last. */
export async function readOverview(db: Database, permissions: readonly string[]): Promise<Overview> {
  const kinds = taxonomyKinds.filter(({ permission }) => permissions.includes(permission));
  const counts = await Promise.all(
    kinds.map(async ({ label, page, table }) => ({ label, count: await db.$count(table), path: page })),
  );
  const recent = await Promise.all(
    kinds.map(async ({ kind, page, table }) => {
      const rows = await db
        .select({ title: table.title, updated_at: table.updated_at, updated_by: table.updated_by })
        .from(table)
        .orderBy(desc(table.updated_at), desc(table.id))
        .limit(mostRecent);
      return rows.map((row) => ({ kind, ...row, path: `${page}?q=${encodeURIComponent(row.title)}` }));
    }),
  );
  const newestFirst = recent.flat().sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  return { counts, recent: newestFirst.slice(0, mostRecent) };
}
