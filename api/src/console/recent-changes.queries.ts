import type { RecentChange } from '@lumora/shared-contract/recent-changes';
import { desc } from 'drizzle-orm';
import { products } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { taxonomyKinds, type TaxonomyKind } from './taxonomy-kinds.ts';

const maxChanges = 5;

/** Returns the products and taxonomy rows that changed last, newest first, of the kinds that `permissions` allow to view. */
export async function listRecentChanges(db: Database, permissions: readonly string[]): Promise<RecentChange[]> {
  const kinds = changedKinds.filter(({ permission }) => permissions.includes(permission));
  const changes = await Promise.all(kinds.map((kind) => listChanges(db, kind)));
  return changes
    .flat()
    .sort((a, b) => b.updated_at.localeCompare(a.updated_at))
    .slice(0, maxChanges);
}

interface ChangedKind extends Pick<TaxonomyKind, 'kind' | 'permission'> {
  table: TaxonomyKind['table'] | typeof products;
}

const changedKinds: ChangedKind[] = [
  { kind: 'Product', permission: 'products.view', table: products },
  ...taxonomyKinds,
];

async function listChanges(db: Database, { kind, table }: ChangedKind): Promise<RecentChange[]> {
  const { id, updated_at, updated_by } = table;
  const title = 'title' in table ? table.title : table.name;
  const rows = await db
    .select({ id, title, updated_at, updated_by })
    .from(table)
    .orderBy(desc(updated_at), desc(id))
    .limit(maxChanges);
  return rows.map((row) => ({ kind, ...row }));
}
