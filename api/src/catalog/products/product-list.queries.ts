import type { ProductListQuery, ProductRow } from '@lumora/shared-contract/catalog';
import { and, desc, eq, sql, type Column, type SQL } from 'drizzle-orm';
import { toRupees } from '@lumora/shared-contract/format';
import type { Database } from '../../core/database/database.ts';
import { applySlice, listRows, type Slice } from '../../core/database/list-rows.ts';
import { imageUrlFields } from '../../core/media/image-url.ts';
import { images } from '../../core/media/tables.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';
import { whereCorrectedWordsMatch, whereWordsMatch } from '../search/product-search.queries.ts';
import { isAtStockLevel } from '../stock-level.ts';
import { products } from '../tables.ts';

const { id, name, category_id, sub_category_id, min_price, stock_total, created_at, updated_at } = products;

type Count = (where: SQL | undefined) => Promise<number>;

/** Lists products, newest first; see `listRows`. `count` returns the number of matches, for example from `cacheProductTotals`. */
export async function listProducts(db: Database, query: ProductListQuery, count: Count) {
  const where = await whereListed(db, query, count);
  return listRows<ProductRow>(query, {
    sortable,
    orderBy: [desc(id)],
    filters: [where],
    count,
    rows: async (slice) => (await selectPage(db, slice)).map(presentRow),
    ids: { db, column: id, select: (slice) => selectIds(db, slice) },
  });
}

/**
 * Returns the condition of the list and its export for the filters and the search text `q`. When no product matches the
 * words of `q`, the condition uses corrected spellings.
 */
export async function whereListed(db: Database, query: ProductListQuery, count: Count): Promise<SQL | undefined> {
  const filters = and(...productFilters(query));
  if (!query.q) return filters;
  const typed = and(filters, whereWordsMatch(query.q));
  if ((await count(typed)) > 0) return typed;
  const corrected = await whereCorrectedWordsMatch(db, query.q);
  return corrected ? and(filters, corrected) : typed;
}

/** Finds the newest 50 products that match `q`, or corrected spellings of it when none matches. */
export async function listProductsByWords(db: Database, q: string): Promise<{ id: number; name: string }[]> {
  const newest = (where: SQL | undefined) =>
    db.select({ id, name }).from(products).where(where).orderBy(desc(id)).limit(maxResults);
  const found = await newest(whereWordsMatch(q));
  if (found.length > 0) return found;
  const corrected = await whereCorrectedWordsMatch(db, q);
  return corrected ? newest(corrected) : [];
}

const maxResults = 50;

const sortable = {
  id: [id],
  name: [sql`lower(${name})`, id],
  min_price: [min_price, id],
  stock_total: [stock_total, id],
  created_at: [created_at, id],
  updated_at: [updated_at, id],
};

function productFilters(query: ProductListQuery): (SQL | undefined)[] {
  return [
    query.category_id === undefined ? undefined : eq(category_id, query.category_id),
    query.sub_category_id === undefined ? undefined : eq(sub_category_id, query.sub_category_id),
    flagIs(products.is_active, query.is_active),
    flagIs(products.best_seller, query.best_seller),
    flagIs(products.new_arrival, query.new_arrival),
    query.stock && isAtStockLevel(stock_total, query.stock),
  ];
}

/** Has no bound parameter: the planner uses a partial index only for its literal condition. */
function flagIs(column: Column, value: boolean | undefined): SQL | undefined {
  if (value === undefined) return undefined;
  return value ? sql`${column}` : sql`not ${column}`;
}

/** Selects the ids of the page first, by an index-only scan, so that rows before the page are not joined. */
function selectPage(db: Database, slice: Slice) {
  const page = selectIds(db, slice).as('page');
  return db
    .select({
      id,
      name,
      slug: products.slug,
      category_id,
      category_title: categories.title,
      sub_category_id,
      sub_category_title: subCategories.title,
      image: products.cover_hash,
      image_width: images.width,
      min_price,
      max_price: products.max_price,
      stock_total,
      variant_count: products.variant_count,
      is_active: products.is_active,
      best_seller: products.best_seller,
      new_arrival: products.new_arrival,
      created_at,
      updated_at,
    })
    .from(page)
    .innerJoin(products, eq(id, page.id))
    .innerJoin(categories, eq(categories.id, category_id))
    .leftJoin(subCategories, eq(subCategories.id, sub_category_id))
    .leftJoin(images, eq(images.hash, products.cover_hash))
    .orderBy(...slice.orderBy);
}

function selectIds(db: Database, slice: Slice) {
  return applySlice(db.select({ id }).from(products).$dynamic(), slice);
}

type PageRow = Awaited<ReturnType<typeof selectPage>>[number];

function presentRow({ image, image_width, min_price, max_price, ...row }: PageRow): ProductRow {
  return {
    ...row,
    ...imageUrlFields({ image, image_width }),
    min_price: toRupees(min_price),
    max_price: toRupees(max_price),
  };
}
