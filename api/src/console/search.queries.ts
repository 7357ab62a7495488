import type { Permission } from '@lumora/shared-contract/auth';
import type { SearchHit } from '@lumora/shared-contract/search';
import { asc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { listProductsByWords } from '../catalog/products/product-list.queries.ts';
import type { Database } from '../core/database/database.ts';
import { matches } from '../core/database/list-rows.ts';
import { orderSearch, newestFirst } from '../orders/processing/order-list.queries.ts';
import { orders } from '../orders/tables.ts';
import { promotionKinds, type SearchablePromotion } from './promotion-kinds.ts';
import { taxonomyKinds, type TaxonomyKind } from './taxonomy-kinds.ts';

const maxPerKind = 5;

/** Returns at most five rows per kind that match `q`, titles that start with it first; only kinds that `permissions` allow to view. */
export async function search(db: Database, q: string, permissions: readonly string[]): Promise<SearchHit[]> {
  const canView = ({ permission }: { permission: Permission }) => permissions.includes(permission);
  const found = await Promise.all([
    ...(canView({ permission: 'products.view' }) ? [searchProducts(db, q)] : []),
    ...(canView({ permission: 'orders.view' }) ? [searchOrders(db, q)] : []),
    ...taxonomyKinds.filter(canView).map((kind) => searchTitles(db, q, { ...kind, title: kind.table.title })),
    ...promotionKinds.filter(canView).map((kind) => searchTitles(db, q, kind)),
  ]);
  return found.flat();
}

async function searchProducts(db: Database, q: string): Promise<SearchHit[]> {
  const rows = await listProductsByWords(db, q);
  const begins = ({ name }: { name: string }) => name.toLowerCase().startsWith(q.toLowerCase());
  return [...rows.filter(begins), ...rows.filter((row) => !begins(row))]
    .slice(0, maxPerKind)
    .map(({ id, name }) => ({ kind: 'Product', id, title: name }));
}

async function searchOrders(db: Database, q: string): Promise<SearchHit[]> {
  const { id, reference, name } = orders;
  const rows = await db
    .select({ id, reference, name })
    .from(orders)
    .where(orderSearch(q))
    .orderBy(...newestFirst)
    .limit(maxPerKind);
  return rows.map(({ id, reference, name }) => ({
    kind: 'Order',
    id,
    title: `${reference} ${name}`,
  }));
}

interface TitledKind {
  kind: string;
  table: SearchablePromotion['table'] | TaxonomyKind['table'];
  title: PgColumn;
}

async function searchTitles(db: Database, q: string, { kind, table, title }: TitledKind): Promise<SearchHit[]> {
  const rows = await db
    .select({ id: table.id, title: sql<string>`${title}` })
    .from(table)
    .where(matches(q, [title]))
    .orderBy(sql`position(lower(${q}) in lower(${title})) > 1`, asc(sql`lower(${title})`), asc(table.id))
    .limit(maxPerKind);
  return rows.map((row) => ({ kind, ...row }));
}
