import { and, asc, gte, sql } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';
import { pages } from '../pages/tables.ts';

export interface Place {
  path: string;
  lastmod: string | null;
}

/** Addresses of one file of a sitemap: the most that search engines take. */
const mostPlaces = 50_000;
/** Rows of one statement: what is in memory at once. */
const atOnce = 5_000;

/** When what each file of products lists was last changed. */
export async function readProductFiles(db: Database): Promise<{ lastmod: string }[]> {
  const numbered = db
    .select({
      updated_at: products.updated_at,
      file: sql<number>`(row_number() over (order by ${products.id}) - 1) / ${sql.raw(String(mostPlaces))}`.as('file'),
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

/** Everything but the products: home, lists of categories, gallery, pages and works. */
export async function readFixedPlaces(db: Database): Promise<Place[]> {
  const [lists, parts, texts] = await Promise.all([
    db
      .select({ id: categories.id, lastmod: categories.updated_at })
      .from(categories)
      .orderBy(asc(categories.id))
      .limit(10_000),
    db
      .select({ id: subCategories.id, category_id: subCategories.category_id, lastmod: subCategories.updated_at })
      .from(subCategories)
      .orderBy(asc(subCategories.id))
      .limit(30_000),
    db.select({ kind: pages.kind, slug: pages.slug, lastmod: pages.updated_at }).from(pages).limit(5_000),
  ]);
  return [
    ...['/', '/product-display', '/gallery', '/custom-neon'].map((path) => ({ path, lastmod: null })),
    ...lists.map(({ id, lastmod }) => ({ path: `/product-display?category_id=${id}`, lastmod })),
    ...parts.map(({ id, category_id, lastmod }) => ({
      path: `/product-display?category_id=${category_id}&sub_category_id=${id}`,
      lastmod,
    })),
    ...texts.map(({ kind, slug, lastmod }) => ({ path: `/${kind === 'work' ? 'works' : 'pages'}/${slug}`, lastmod })),
  ];
}

/** The first product of a file, counted from 0; null when there is no such file. */
export async function firstProductOf(db: Database, file: number): Promise<number | null> {
  const [first] = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.is_active}`)
    .orderBy(asc(products.id))
    .offset(file * mostPlaces)
    .limit(1);
  return first?.id ?? null;
}

/** The products of the file that begins with the one of this id, some at a time. */
export async function* readProductPlaces(db: Database, first: number): AsyncGenerator<Place[]> {
  const { id, slug, updated_at: lastmod } = products;
  let next = first;
  for (let listed = 0; listed < mostPlaces; listed += atOnce) {
    const rows = await db
      .select({ id, slug, lastmod })
      .from(products)
      .where(and(sql`${products.is_active}`, gte(id, next)))
      .orderBy(asc(id))
      .limit(atOnce);
    yield rows.map((row) => ({ path: `/products/${row.slug}`, lastmod: row.lastmod }));
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return;
    next = last.id + 1;
  }
}
