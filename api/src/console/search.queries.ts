import type { Permission, SearchHit } from '@lumora/shared-contract';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { matches } from '../database/list-rows.ts';
import { taxonomyKinds } from './taxonomy-kinds.ts';

const mostPerKind = 5;

/** Rows whose title holds `q`, those that begin with it first; only of kinds that the caller may view. */
export async function search(db: Database, q: string, permissions: readonly string[]): Promise<SearchHit[]> {
  const found = await Promise.all(
    taxonomyKinds
      .filter(({ permission }) => permissions.includes(permission satisfies Permission))
      .map(async ({ kind, table, page }) => {
        const rows = await db
          .select({ title: table.title })
          .from(table)
          .where(matches(q, [table.title]))
          .orderBy(
            sql`position(lower(${q}) in lower(${table.title})) > 1`,
            asc(sql`lower(${table.title})`),
            asc(table.id),
          )
          .limit(mostPerKind);
        return rows.map(({ title }) => ({ kind, title, path: `${page}?q=${encodeURIComponent(title)}` }));
      }),
  );
  return found.flat();
}
