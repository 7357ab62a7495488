import type { ProductImageListQuery, ProductImageRow } from '@lumora/shared-contract/catalog';
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/database/database.ts';
import { applySlice, listRows, matches, type Slice } from '../../core/database/list-rows.ts';
import { images } from '../../core/media/tables.ts';
import { presentImage, imageColumns } from './product-images.queries.ts';
import { productImages, products } from '../tables.ts';
import { whereWordMatchesIn, wordsOf } from '../search/typed-words.ts';

const { id, product_id, priority, alt, created_at } = productImages;

/** Lists the images of all products, those of the newest product first, each product's in the order of the shop; see `listRows`. */
export function listProductImages(db: Database, query: ProductImageListQuery) {
  return listRows<ProductImageRow>(query, {
    sortable: {
      id: [id],
      product_name: [sql`lower(${products.name})`, products.id, priority, id],
      priority: [priority, id],
      created_at: [created_at, id],
    },
    orderBy: [desc(product_id), asc(priority), asc(id)],
    filters: [
      query.product_id === undefined ? undefined : eq(product_id, query.product_id),
      query.has_alt === undefined ? undefined : eq(sql`(${alt} <> '')`, query.has_alt),
      whereNameMatches(db, query.q),
    ],
    count: (where) => db.$count(productImages, where),
    rows: async (slice) =>
      (await selectPage(db, slice, query.sort)).map((row) => ({ ...presentImage(row), is_cover: row.position === 1 })),
    ids: { db, column: id, select: (slice) => selectIds(db, slice, query.sort) },
  });
}

/**
 * Returns the condition that the alternative text or the product's name contains all words of `q`. A union and not `or`,
 * because `or` prevents the use of the indexes.
 */
function whereNameMatches(db: Database, q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const words = wordsOf(q);
  const byAlt = db
    .select({ id })
    .from(productImages)
    .where(and(...words.map((word) => matches(word, [alt]))));
  const byProductName = db
    .select({ id })
    .from(productImages)
    .innerJoin(products, eq(products.id, product_id))
    .where(and(...words.map((word) => whereWordMatchesIn([products.name], word))));
  return inArray(id, byAlt.unionAll(byProductName));
}

/** Selects the ids of the page first, so that rows before the page are not joined. */
function selectPage(db: Database, slice: Slice, sort?: string) {
  const page = selectIds(db, slice, sort).as('page');
  return db
    .select({
      ...imageColumns,
      product_name: products.name,
      position: position(db),
      image_count: countSiblings(db),
    })
    .from(page)
    .innerJoin(productImages, eq(id, page.id))
    .innerJoin(products, eq(products.id, product_id))
    .innerJoin(images, eq(images.hash, productImages.image_hash))
    .orderBy(...slice.orderBy);
}

function selectIds(db: Database, slice: Slice, sort = '') {
  const all = db.select({ id }).from(productImages).$dynamic();
  const byName = /^-?product_name$/.test(sort) ? all.innerJoin(products, eq(products.id, product_id)) : all;
  return applySlice(byName, slice);
}

/** The images of the product of the listed image, itself included. */
const sibling = alias(productImages, 'sibling');

/** Returns the position from 1 of an image among those of its product. */
function position(db: Database): SQL<number> {
  return countSiblings(db, sql`(${sibling.priority}, ${sibling.id}) <= (${priority}, ${id})`);
}

/** Counts the images of the product of an image that match `where`. */
function countSiblings(db: Database, where?: SQL): SQL<number> {
  const found = db
    .select({ count: count() })
    .from(sibling)
    .where(and(eq(sibling.product_id, product_id), where));
  return sql`${found}`.mapWith(Number);
}
