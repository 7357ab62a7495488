import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { products, variantAttributes, variants } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { attributes, attributeValues, categories, subCategories } from '../../taxonomy/tables.ts';
import { facetAttributes } from './facet-attributes.ts';
import { isForSale } from '../../catalog/products/is-for-sale.ts';

/** Range of ids in one part: small, because the embedded database runs no other query while it reads a part. */
const partSize = 1_024;

/** Variant as the index stores it: price (paise), whether it is in stock, and the value ids of its size and colour. */
type IndexedVariant = [price: number, isStocked: boolean, size: number | null, colour: number | null];

/** Product as the index stores it. */
export interface IndexedProduct {
  id: number;
  category_id: number;
  sub_category_id: number | null;
  best_seller: boolean;
  new_arrival: boolean;
  /** ms since 1970 */
  published: number;
  /** null when no variant is for sale */
  variants: IndexedVariant[] | null;
}

/** Ids of the attributes that lists can be filtered by; 0 when there is no such attribute. */
export type FacetIds = Record<keyof typeof facetAttributes, number>;

/**
 * Returns the parts of the active products (ranges of ids), each with a version that changes with any of its products.
 * The version is computed from `xmin`, the transaction that wrote a row. A change of a variant also updates the summary
 * columns of its product, and so its `xmin`.
 */
export function listPartVersions(db: Database): Promise<{ part: number; version: string }[]> {
  const { id, is_active } = products;
  const part = sql<number>`${id} / ${sql.raw(String(partSize))}`;
  const row = sql`hashint8extended((${id}::bigint << 32) | ${products}.xmin::text::bigint, 0)`;
  return db
    .select({ part, version: sql<string>`count(*) || ' ' || sum(${row})` })
    .from(products)
    .where(sql`${is_active}`)
    .groupBy(part)
    .orderBy(asc(part));
}

/** Returns the values that lists filter and sort by, for the active products of one part, sorted by id. */
export function listPart(db: Database, part: number, facetIds: FacetIds): Promise<IndexedProduct[]> {
  const { id, category_id, sub_category_id, best_seller, new_arrival, activated_at, created_at } = products;
  const published = sql<number>`extract(epoch from coalesce(${activated_at}, ${created_at}))::float8 * 1000`;
  const first = part * partSize;
  const productVariants = variantsOfProduct(db, facetIds);
  return db
    .select({ id, category_id, sub_category_id, best_seller, new_arrival, published, variants: productVariants.rows })
    .from(products)
    .leftJoinLateral(productVariants, sql`true`)
    .where(and(sql`${products.is_active}`, between(id, first, first + partSize - 1)))
    .orderBy(asc(id));
}

function variantsOfProduct(db: Database, facetIds: FacetIds) {
  const size = alias(variantAttributes, 'size');
  const colour = alias(variantAttributes, 'colour');
  const { id, product_id, selling_price, stock } = variants;
  const row = sql`json_build_array(${selling_price}, ${stock} > 0, ${size.attribute_value_id}, ${colour.attribute_value_id})`;
  return db
    .select({ rows: sql<IndexedVariant[] | null>`json_agg(${row})`.as('rows') })
    .from(variants)
    .leftJoin(size, and(eq(size.variant_id, id), eq(size.attribute_id, facetIds.size)))
    .leftJoin(colour, and(eq(colour.variant_id, id), eq(colour.attribute_id, facetIds.colour)))
    .where(and(eq(product_id, products.id), isForSale))
    .as('product_variants');
}

/** Value of an attribute that lists can be filtered by. */
export interface FacetValue {
  /** the attribute's title in lower case */
  facet: string;
  attribute_id: number;
  id: number;
  title: string;
}

/** Returns all values of the attributes that lists can be filtered by. */
export function listFacetValues(db: Database): Promise<FacetValue[]> {
  const facet = sql<string>`lower(${attributes.title})`;
  return db
    .select({ facet, attribute_id: attributes.id, id: attributeValues.id, title: attributeValues.title })
    .from(attributes)
    .innerJoin(attributeValues, eq(attributeValues.attribute_id, attributes.id))
    .where(inArray(facet, Object.values(facetAttributes)));
}

/** Returns all categories, sorted as the shop shows them. */
export function listCategoryEntries(db: Database) {
  const { id, title, priority } = categories;
  return db.select({ id, title }).from(categories).orderBy(asc(priority), asc(id));
}

/** Returns all sub-categories, sorted as the shop shows them. */
export function listSubCategoryEntries(db: Database) {
  const { id, title, category_id, priority } = subCategories;
  return db.select({ id, title, category_id }).from(subCategories).orderBy(asc(priority), asc(id));
}

/** Returns the ids of the active products, sorted by name. */
export async function listIdsByName(db: Database): Promise<number[]> {
  const { id, name, is_active } = products;
  const [row] = await db
    .select({ ids: sql<number[]>`coalesce(json_agg(${id} order by lower(${name}), ${id}), '[]')` })
    .from(products)
    .where(sql`${is_active}`);
  return row?.ids ?? [];
}
