import { neonColours, type NeonTube } from '@lumora/shared-contract/styles';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { variantAttributes, variants } from '../../catalog/tables.ts';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { attributeValues } from '../../taxonomy/tables.ts';

const tubes = new Map<string, NeonTube>(neonColours.map(({ name, slug }) => [name.toLowerCase(), slug]));

/** Returns the tube colour of the cheapest variant of each product, by product id; omits products without a tube colour. */
export async function getGlowsByProductId(db: Database, productIds: number[]): Promise<Map<number, NeonTube>> {
  const { product_id, selling_price, id } = variants;
  const title = sql<string>`lower(${attributeValues.title})`;
  const rows = await db
    .selectDistinctOn([product_id], { product_id, title })
    .from(variants)
    .innerJoin(variantAttributes, eq(variantAttributes.variant_id, id))
    .innerJoin(attributeValues, eq(attributeValues.id, variantAttributes.attribute_value_id))
    .where(and(anyOf(product_id, productIds), sql`${variants.is_active}`, inArray(title, [...tubes.keys()])))
    .orderBy(product_id, asc(selling_price), asc(id));
  return new Map(rows.map((row) => [row.product_id, tubes.get(row.title) ?? 'pink']));
}
