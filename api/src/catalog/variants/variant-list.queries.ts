import type { VariantListQuery, VariantRow } from '@lumora/shared-contract';
import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { listRows, type Slice } from '../../core/database/list-rows.ts';
import { isAtStockLevel } from '../products/stock-level.ts';
import { products, variants } from '../tables.ts';
import { whereWordMatchesIn, wordsOf } from '../search/typed-words.ts';
import { presentVariants } from './variant-rows.queries.ts';

const { id, product_id, sku, selling_price, stock, is_active, updated_at } = variants;

/** The variants of all products, newest first. */
export function listVariants(db: Database, query: VariantListQuery) {
  return listRows<VariantRow>(query, {
    sortable: {
      id: [id],
      sku: [sql`upper(${sku})`],
      product_name: [sql`lower(${products.name})`, products.id, id],
      selling_price: [selling_price, id],
      stock: [stock, id],
      updated_at: [updated_at, id],
    },
    orderBy: [desc(id)],
    filters: [
      query.product_id === undefined ? undefined : eq(product_id, query.product_id),
      query.is_active === undefined ? undefined : eq(is_active, query.is_active),
      query.stock && isAtStockLevel(stock, query.stock),
      query.q ? isNamed(query.q) : undefined,
    ],
    count: (where) => db.$count(found(db, { q: query.q }).where(where).as('found')),
    rows: (slice) => readPage(db, query, slice),
  });
}

/** Every word typed is in the SKU or in the product's name. */
function isNamed(q: string): SQL | undefined {
  return and(...wordsOf(q).map((word) => whereWordMatchesIn([sku, products.name], word)));
}

async function readPage(db: Database, query: VariantListQuery, { where, orderBy, limit, offset }: Slice) {
  const page = found(db, query)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .select({ ...getTableColumns(variants), product_name: products.name, cover: products.cover_hash })
    .from(page)
    .innerJoin(variants, eq(id, page.id))
    .innerJoin(products, eq(products.id, product_id))
    .orderBy(...orderBy);
  const presented = await presentVariants(db, rows);
  return presented.map((variant, place): VariantRow => {
    const { product_name = '', cover = null } = rows[place] ?? {};
    return { ...variant, product_name, image: variant.image_hashes[0] ?? cover };
  });
}

/** Products are joined only where they are asked for: what is skipped on the way to a late page is not looked up. */
function found(db: Database, { q, sort = '' }: Pick<VariantListQuery, 'q' | 'sort'>) {
  const all = db.select({ id }).from(variants).$dynamic();
  return q || /^-?product_name$/.test(sort) ? all.innerJoin(products, eq(products.id, product_id)) : all;
}
