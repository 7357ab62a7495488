import type { Permission } from '@lumora/shared-contract/auth';
import type { Overview } from '@lumora/shared-contract/overview';
import { desc } from 'drizzle-orm';
import { products } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { listAttention } from './attention.queries.ts';
import { taxonomyKinds } from './taxonomy-kinds.ts';

const maxRecent = 5;

type Recent = Overview['recent'][number];

interface CountedKind {
  permission: Permission;
  count(db: Database): Promise<Overview['counts'][number]>;
  recent(db: Database): Promise<Recent[]>;
}

/** Returns the data of the dashboard for the kinds that `permissions` allow to view: counts, latest changes and attention items. */
export async function getOverview(db: Database, permissions: readonly string[]): Promise<Overview> {
  const kinds = countedKinds.filter(({ permission }) => permissions.includes(permission));
  const counts = await Promise.all(kinds.map(({ count }) => count(db)));
  const recent = await Promise.all(kinds.map((kind) => kind.recent(db)));
  const newestFirst = recent.flat().sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  const attention = await listAttention(db, permissions);
  return { attention, counts, recent: newestFirst.slice(0, maxRecent) };
}

const productKind: CountedKind = {
  permission: 'products.view',
  count: async (db) => ({ label: 'Products', count: await db.$count(products), path: '/admin/products' }),
  async recent(db) {
    const { id, name, updated_at, updated_by } = products;
    const rows = await db
      .select({ id, title: name, updated_at, updated_by })
      .from(products)
      .orderBy(desc(updated_at), desc(id))
      .limit(maxRecent);
    return rows.map(({ id, ...row }) => ({ kind: 'Product', ...row, path: `/admin/products/${id}/edit` }));
  },
};

const countedKinds: CountedKind[] = [
  productKind,
  ...taxonomyKinds.map(({ kind, label, permission, page, table }): CountedKind => ({
    permission,
    count: async (db) => ({ label, count: await db.$count(table), path: page }),
    async recent(db) {
      const { id, title, updated_at, updated_by } = table;
      const rows = await db
        .select({ title, updated_at, updated_by })
        .from(table)
        .orderBy(desc(updated_at), desc(id))
        .limit(maxRecent);
      return rows.map((row) => ({ kind, ...row, path: `${page}?q=${encodeURIComponent(row.title)}` }));
    },
  })),
];
