import type { ProductListQuery, ProductRow } from '@lumora/shared-contract';
import { and, desc, eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { listRows, type Slice } from '../../core/database/list-rows.ts';
import { imageAddress } from '../../core/media/image-url.ts';
import { images } from '../../core/media/tables.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';
import { toRupees } from '../../core/money/paise.ts';
import { whereCorrectedWordsMatch, whereWordsMatch } from '../search/product-search.queries.ts';
import { isAtStockLevel } from './stock-level.ts';
import { products } from '../tables.ts';

const { id, name, category_id, sub_category_id, min_price, stock_total, created_at, updated_at } = products;

type Count = (where: SQL | undefined) => Promise<number>;

/** `count` answers how many products match, by `cacheProductTotals` or by asking the database. */
export async function listProducts(db: Database, query: ProductListQuery, count: Count) {
  const where = await findWhere(db, query, count);
  return listRows<ProductRow>(query, {
    sortable,
    orderBy: [desc(id)],
    filters: [where],
    count,
    rows: async (slice) => (await selectPage(db, slice)).map(presentRow),
  });
}

/** What narrows the list, and its export: the words as they were typed, or if nothing holds them, as they were meant. */
export async function findWhere(db: Database, query: ProductListQuery, count: Count): Promise<SQL | undefined> {
  const filters = and(...productFilters(query));
  if (!query.q) return filters;
  const typed = and(filters, whereWordsMatch(query.q));
  if ((await count(typed)) > 0) return typed;
  const meant = await whereCorrectedWordsMatch(db, query.q);
  return meant ? and(filters, meant) : typed;
}

/** The newest that hold the words of `q`, or else those meant. */
export async function findProductsByWords(db: Database, q: string): Promise<{ id: number; name: string }[]> {
  const newest = (where: SQL | undefined) =>
    db.select({ id, name }).from(products).where(where).orderBy(desc(id)).limit(mostFound);
  const found = await newest(whereWordsMatch(q));
  if (found.length > 0) return found;
  const meant = await whereCorrectedWordsMatch(db, q);
  return meant ? newest(meant) : [];
}

const mostFound = 50;

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

/** Written as the partial indexes are, which a bound value would hide from the planner. */
function flagIs(column: Column, wanted: boolean | undefined): SQL | undefined {
  if (wanted === undefined) return undefined;
  return wanted ? sql`${column}` : sql`not ${column}`;
}

/** The ids first, by index alone: what is skipped on the way to a late page is not joined. */
function selectPage(db: Database, { where, orderBy, limit, offset }: Slice) {
  const page = db
    .select({ id })
    .from(products)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('page');
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
    .orderBy(...orderBy);
}

type PageRow = Awaited<ReturnType<typeof selectPage>>[number];

function presentRow({ image, image_width, min_price, max_price, ...row }: PageRow): ProductRow {
  return {
    ...row,
    ...imageAddress({ image, image_width }),
    min_price: toRupees(min_price),
    max_price: toRupees(max_price),
  };
}
