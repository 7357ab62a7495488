import { and, asc, gte, sql } from 'drizzle-orm';
import { categoryHasActiveProduct, subCategoryHasActiveProduct } from '../../catalog/products/has-active-product.ts';
import { products } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';
import { pages } from '../pages/tables.ts';

/** Path of a public page, with the time of its last change when it is known. */
export interface SitemapEntry {
  path: string;
  lastmod: string | null;
}

/** Max number of URLs in one file, by the sitemap protocol (https://www.sitemaps.org/protocol.html). */
const maxEntries = 50_000;
/** Rows per query, which limits memory. */
const batchSize = 2_000;

/** Returns the time of the last change of each sitemap file of products, in the sequence of the files. */
export async function listProductFiles(db: Database): Promise<{ lastmod: string }[]> {
  const numbered = db
    .select({
      updated_at: products.updated_at,
      file: sql<number>`(row_number() over (order by ${products.id}) - 1) / ${sql.raw(String(maxEntries))}`.as('file'),
    })
    .from(products)
    .where(sql`${products.is_active}`)
    .as('numbered');
  const rows = await db
    .select({ lastmod: sql<string | Date>`max(${numbered.updated_at})` })
    .from(numbered)
    .groupBy(numbered.file)
    .orderBy(numbered.file);
  return rows.map(({ lastmod }) => ({ lastmod: new Date(lastmod).toISOString() }));
}

/** Returns the paths of pages with data except products: lists of categories with active products, pages and works. */
export async function listFixedEntries(db: Database): Promise<SitemapEntry[]> {
  const [categoryRows, subCategoryRows, pageRows] = await Promise.all([
    db
      .select({ id: categories.id, lastmod: categories.updated_at })
      .from(categories)
      .where(categoryHasActiveProduct(db))
      .orderBy(asc(categories.id))
      .limit(10_000),
    db
      .select({ id: subCategories.id, category_id: subCategories.category_id, lastmod: subCategories.updated_at })
      .from(subCategories)
      .where(subCategoryHasActiveProduct(db))
      .orderBy(asc(subCategories.id))
      .limit(30_000),
    db.select({ kind: pages.kind, slug: pages.slug, lastmod: pages.updated_at }).from(pages).limit(5_000),
  ]);
  return [
    ...categoryRows.map(({ id, lastmod }) => ({ path: `/product-display?category_id=${id}`, lastmod })),
    ...subCategoryRows.map(({ id, category_id, lastmod }) => ({
      path: `/product-display?category_id=${category_id}&sub_category_id=${id}`,
      lastmod,
    })),
    ...pageRows.map(({ kind, slug, lastmod }) => ({
      path: `/${kind === 'work' ? 'works' : 'pages'}/${slug}`,
      lastmod,
    })),
  ];
}

/** Returns the id of the first product in a file (`file` starts at 0), or null when there is no such file. */
export async function findFirstProductId(db: Database, file: number): Promise<number | null> {
  const [first] = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.is_active}`)
    .orderBy(asc(products.id))
    .offset(file * maxEntries)
    .limit(1);
  return first?.id ?? null;
}

/** Yields the products of the file that begins with the product id `first`, in batches. */
export async function* listProductEntries(db: Database, first: number): AsyncGenerator<SitemapEntry[]> {
  const { id, slug, updated_at: lastmod } = products;
  let next = first;
  for (let listed = 0; listed < maxEntries; listed += batchSize) {
    const rows = await db
      .select({ id, slug, lastmod })
      .from(products)
      .where(and(sql`${products.is_active}`, gte(id, next)))
      .orderBy(asc(id))
      .limit(batchSize);
    yield rows.map((row) => ({ path: `/products/${row.slug}`, lastmod: row.lastmod }));
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    next = last.id + 1;
  }
}
