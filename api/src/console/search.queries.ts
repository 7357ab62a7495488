import type { Permission, SearchHit } from '@lumora/shared-contract';
import { asc, sql } from 'drizzle-orm';
import { findProductsByWords } from '../catalog/product-list.queries.ts';
import type { Database } from '../database/database.ts';
import { matches } from '../database/list-rows.ts';
import { taxonomyKinds, type TaxonomyKind } from './taxonomy-kinds.ts';

const mostPerKind = 5;

/** Rows whose title holds `q`, those that begin with it first; only of kinds that the caller may view. */
export async function search(db: Database, q: string, permissions: readonly string[]): Promise<SearchHit[]> {
  const mayView = ({ permission }: { permission: Permission }) => permissions.includes(permission);
  const found = await Promise.all([
    ...(mayView({ permission: 'products.view' }) ? [searchProducts(db, q)] : []),
    ...taxonomyKinds.filter(mayView).map((kind) => searchTitles(db, q, kind)),
  ]);
  return found.flat();
}

async function searchProducts(db: Database, q: string): Promise<SearchHit[]> {
  const rows = await findProductsByWords(db, q);
  const begins = ({ name }: { name: string }) => name.toLowerCase().startsWith(q.toLowerCase());
  return [...rows.filter(begins), ...rows.filter((row) => !begins(row))]
    .slice(0, mostPerKind)
    .map(({ id, name }) => ({ kind: 'Product', title: name, path: `/admin/products/${id}/edit` }));
}

async function searchTitles(db: Database, q: string, { kind, table, page }: TaxonomyKind): Promise<SearchHit[]> {
  const rows = await db
    .select({ title: table.title })
    .from(table)
    .where(matches(q, [table.title]))
    .orderBy(sql`position(lower(${q}) in lower(${table.title})) > 1`, asc(sql`lower(${table.title})`), asc(table.id))
    .limit(mostPerKind);
  return rows.map(({ title }) => ({ kind, title, path: `${page}?q=${encodeURIComponent(title)}` }));
}
