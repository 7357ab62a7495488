import { discountPercent, type Variant } from '@lumora/shared-contract/catalog';
import { asc, eq } from 'drizzle-orm';
import { toRupees } from '@lumora/shared-contract/format';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { largestImageUrl } from '../../core/media/image-url.ts';
import { images } from '../../core/media/tables.ts';
import { attributes, attributeValues } from '../../taxonomy/tables.ts';
import { variantAttributes, variantImages, variants } from '../tables.ts';

/** A row of `variants`, with prices in paise. */
export type VariantRecord = typeof variants.$inferSelect;

/** Returns the existing variants of `ids` in the order of `ids`. */
export async function listVariantsByIds(db: Database, ids: number[]): Promise<Variant[]> {
  const rows = await db.select().from(variants).where(anyOf(variants.id, ids));
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const indexOf = ({ id }: Variant) => indexes.get(id) ?? 0;
  return (await presentVariants(db, rows)).sort((a, b) => indexOf(a) - indexOf(b));
}

/** Converts rows to responses with attributes and images; runs two queries for any number of rows. */
export async function presentVariants(db: Database, rows: VariantRecord[]): Promise<Variant[]> {
  const ids = rows.map(({ id }) => id);
  const attributesOf = byVariant(await selectAttributes(db, ids));
  const imagesOf = byVariant(await selectImages(db, ids));
  return rows.map((row) => presentVariant(row, attributesOf(row.id), imagesOf(row.id)));
}

function presentVariant(row: VariantRecord, pairs: AttributeRow[], pictures: ImageRow[]): Variant {
  return {
    id: row.id,
    product_id: row.product_id,
    sku: row.sku,
    purchase_price: toRupees(row.purchase_price),
    show_price: toRupees(row.show_price),
    selling_price: toRupees(row.selling_price),
    discount_percent: discountPercent(row.show_price, row.selling_price),
    stock: row.stock,
    is_active: row.is_active ? 1 : 0,
    variant_images: pictures.map(({ hash, width }) => largestImageUrl(hash, width)),
    image_hashes: pictures.map(({ hash }) => hash),
    variant_attributes: pairs.map(({ id, attribute_id, attribute_value_id, attribute, value }) => ({
      id,
      attribute_id,
      attribute_value_id,
      attribute: { title: attribute },
      value: { title: value },
    })),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function selectAttributes(db: Database, ids: number[]) {
  return db
    .select({
      id: variantAttributes.id,
      variant_id: variantAttributes.variant_id,
      attribute_id: variantAttributes.attribute_id,
      attribute_value_id: variantAttributes.attribute_value_id,
      attribute: attributes.title,
      value: attributeValues.title,
    })
    .from(variantAttributes)
    .innerJoin(attributes, eq(attributes.id, variantAttributes.attribute_id))
    .innerJoin(attributeValues, eq(attributeValues.id, variantAttributes.attribute_value_id))
    .where(anyOf(variantAttributes.variant_id, ids))
    .orderBy(asc(variantAttributes.id));
}

function selectImages(db: Database, ids: number[]) {
  return db
    .select({ variant_id: variantImages.variant_id, hash: images.hash, width: images.width })
    .from(variantImages)
    .innerJoin(images, eq(images.hash, variantImages.image_hash))
    .where(anyOf(variantImages.variant_id, ids))
    .orderBy(asc(variantImages.variant_id), asc(variantImages.position));
}

type AttributeRow = Awaited<ReturnType<typeof selectAttributes>>[number];
type ImageRow = Awaited<ReturnType<typeof selectImages>>[number];

function byVariant<Row extends { variant_id: number }>(rows: Row[]): (id: number) => Row[] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.variant_id);
    if (group) group.push(row);
    else groups.set(row.variant_id, [row]);
  }
  return (id) => groups.get(id) ?? [];
}
