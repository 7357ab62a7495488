import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { products, variantAttributes, variants } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { attributes, attributeValues, categories, subCategories } from '../../taxonomy/tables.ts';
import { facetAttributes } from './facet-attributes.ts';
import { isForSale } from '../../catalog/products/is-for-sale.ts';

/** Products of one part: few enough that the embedded database, which answers nobody else meanwhile, is soon done. */
const partSize = 1_024;

/** Price (paise), whether there is one in stock, and the ids of its size and colour. */
type VariantFacts = [price: number, isStocked: boolean, size: number | null, colour: number | null];

export interface ProductFacts {
  id: number;
  category_id: number;
  sub_category_id: number | null;
  best_seller: boolean;
  new_arrival: boolean;
  published: number;
  /** null without an active one */
  variants: VariantFacts[] | null;
}

/** The attributes that lists are narrowed by, as ids; 0 is nobody's. */
export type FacetIds = Record<keyof typeof facetAttributes, number>;

/**
 * The parts that active products fall into by their ids, each with a text that changes whenever one of its products
 * does: the transaction that wrote a row is written with it, and a change of a variant rewrites its product's summaries.
 */
export function readPartVersions(db: Database): Promise<{ part: number; version: string }[]> {
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

/** What the shop's lists filter and sort by, of the active products of one part, in order of their ids. */
export function readPart(db: Database, part: number, facetIds: FacetIds): Promise<ProductFacts[]> {
  const { id, category_id, sub_category_id, best_seller, new_arrival, activated_at, created_at } = products;
  const published = sql<number>`extract(epoch from coalesce(${activated_at}, ${created_at}))::float8 * 1000`;
  const first = part * partSize;
  const own = variantsOfProduct(db, facetIds);
  return db
    .select({ id, category_id, sub_category_id, best_seller, new_arrival, published, variants: own.facts })
    .from(products)
    .leftJoinLateral(own, sql`true`)
    .where(and(sql`${products.is_active}`, between(id, first, first + partSize - 1)))
    .orderBy(asc(id));
}

function variantsOfProduct(db: Database, facetIds: FacetIds) {
  const size = alias(variantAttributes, 'size');
  const colour = alias(variantAttributes, 'colour');
  const { id, product_id, selling_price, stock } = variants;
  const facts = sql`json_build_array(${selling_price}, ${stock} > 0, ${size.attribute_value_id}, ${colour.attribute_value_id})`;
  return db
    .select({ facts: sql<VariantFacts[] | null>`json_agg(${facts})`.as('facts') })
    .from(variants)
    .leftJoin(size, and(eq(size.variant_id, id), eq(size.attribute_id, facetIds.size)))
    .leftJoin(colour, and(eq(colour.variant_id, id), eq(colour.attribute_id, facetIds.colour)))
    .where(and(eq(product_id, products.id), isForSale))
    .as('own');
}

export interface FacetValue {
  /** the attribute's title in lower case */
  facet: string;
  attribute_id: number;
  id: number;
  title: string;
}

/** Every value of the attributes that lists are narrowed by. */
export function readFacetValues(db: Database): Promise<FacetValue[]> {
  const facet = sql<string>`lower(${attributes.title})`;
  return db
    .select({ facet, attribute_id: attributes.id, id: attributeValues.id, title: attributeValues.title })
    .from(attributes)
    .innerJoin(attributeValues, eq(attributeValues.attribute_id, attributes.id))
    .where(inArray(facet, Object.values(facetAttributes)));
}

export function readCategoryPlaces(db: Database) {
  const { id, title, priority } = categories;
  return db.select({ id, title }).from(categories).orderBy(asc(priority), asc(id));
}

export function readSubCategoryPlaces(db: Database) {
  const { id, title, category_id, priority } = subCategories;
  return db.select({ id, title, category_id }).from(subCategories).orderBy(asc(priority), asc(id));
}

/** Ids of the active products from A to Z. */
export async function readIdsByName(db: Database): Promise<number[]> {
  const { id, name, is_active } = products;
  const [row] = await db
    .select({ ids: sql<number[]>`coalesce(json_agg(${id} order by lower(${name}), ${id}), '[]')` })
    .from(products)
    .where(sql`${is_active}`);
  return row?.ids ?? [];
}
