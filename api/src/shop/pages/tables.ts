import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '../../catalog/tables.ts';
import { rowHistory } from '../../core/database/columns.ts';
import { images } from '../../core/media/tables.ts';

/** Text pages of the shop: policies (`page`) and stories about works (`work`). */
export const pages = pgTable(
  'pages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<PageKind>().notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    body: text('body').notNull(),
    ...rowHistory,
  },
  (table) => [
    check('pages_kind', sql`${table.kind} in ('page', 'work')`),
    uniqueIndex('pages_address').on(table.kind, table.slug),
  ],
);

/** Kind of a text page, which determines its path. */
export type PageKind = 'page' | 'work';

/** Products whose images a page shows, sorted by `position`. Without `image_hash` it is the cover of the product. */
export const pageProducts = pgTable(
  'page_products',
  {
    page_id: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    product_id: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    image_hash: text('image_hash').references(() => images.hash),
  },
  (table) => [
    primaryKey({ columns: [table.page_id, table.position] }),
    index('page_products_product').on(table.product_id),
  ],
);
