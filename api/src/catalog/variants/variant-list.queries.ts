import type { VariantListQuery, VariantRow } from '@lumora/shared-contract/catalog';
import { parseRowIds } from '@lumora/shared-contract/http';
import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { applySlice, listRows, type Slice } from '../../core/database/list-rows.ts';
import { isAtStockLevel } from '../stock-level.ts';
import { products, variants } from '../tables.ts';
import { whereWordMatchesIn, wordsOf } from '../search/typed-words.ts';
import { presentVariants } from './variant-rows.queries.ts';

const { id, product_id, sku, selling_price, stock, is_active, updated_at } = variants;

/** Lists the variants of all products, newest first; see `listRows`. */
export function listVariants(db: Database, query: VariantListQuery) {
  return listRows<VariantRow>(query, {
    sortable: {
      id: [id],
      sku: [sql`upper(${sku})`],
      product_name: [sql`lower(${products.name})`, products.id, id],
      selling_price: [selling_price, id],
      stock: [stock, id],
      created_at: [id],
      updated_at: [updated_at, id],
    },
    orderBy: [desc(id)],
    filters: [
      query.product_id === undefined ? undefined : eq(product_id, query.product_id),
      query.product_ids ? anyOf(product_id, parseRowIds(query.product_ids)) : undefined,
      query.is_active === undefined ? undefined : eq(is_active, query.is_active),
      query.stock && isAtStockLevel(stock, query.stock),
      query.q ? whereNameMatches(query.q) : undefined,
    ],
    count: (where) => db.$count(selectIds(db, { q: query.q }).where(where).as('found')),
    rows: (slice) => selectPage(db, query, slice),
    ids: { db, column: id, select: (slice) => applySlice(selectIds(db, query), slice) },
  });
}

/** Returns the condition that the SKU or the product's name contains each word of `q`. */
function whereNameMatches(q: string): SQL | undefined {
  return and(...wordsOf(q).map((word) => whereWordMatchesIn([sku, products.name], word)));
}

async function selectPage(db: Database, query: VariantListQuery, slice: Slice) {
  const page = applySlice(selectIds(db, query), slice).as('page');
  const rows = await db
    .select({ ...getTableColumns(variants), product_name: products.name, cover: products.cover_hash })
    .from(page)
    .innerJoin(variants, eq(id, page.id))
    .innerJoin(products, eq(products.id, product_id))
    .orderBy(...slice.orderBy);
  const presented = await presentVariants(db, rows);
  return presented.map((variant, index): VariantRow => {
    const { product_name = '', cover = null } = rows[index] ?? {};
    return { ...variant, product_name, image: variant.image_hashes[0] ?? cover };
  });
}

/** Joins products only for a search or a sort by name, so that rows before the page are not joined. */
function selectIds(db: Database, { q, sort = '' }: Pick<VariantListQuery, 'q' | 'sort'>) {
  const all = db.select({ id }).from(variants).$dynamic();
  return q || /^-?product_name$/.test(sort) ? all.innerJoin(products, eq(products.id, product_id)) : all;
}
