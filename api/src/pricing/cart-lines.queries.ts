import { and, eq, inArray, sql, type Column, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { productImages, products, variantAttributes, variantImages, variants } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { images } from '../core/media/tables.ts';
import { imageJson, type ImageJson } from '../core/media/image-json.ts';
import { variantPairs } from '../catalog/variants/variant-pairs.ts';
import { attributes } from '../taxonomy/tables.ts';
import { isForSale } from '../catalog/products/is-for-sale.ts';

/** Returns the variants with these ids by id, with current prices (paise) and stock; omits those of inactive products. */
export async function getCartVariantsById(db: Database, ids: number[]): Promise<Map<number, CartVariant>> {
  const rows = await selectVariants(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Variant as the cart needs it; `is_active` is false when it is not for sale. */
export type CartVariant = Awaited<ReturnType<typeof selectVariants>>[number];

function selectVariants(db: Database, ids: number[]) {
  return db
    .select({
      id: variants.id,
      product_id: products.id,
      category_id: products.category_id,
      sku: variants.sku,
      selling_price: variants.selling_price,
      show_price: variants.show_price,
      stock: variants.stock,
      is_active: isForSale,
      slug: products.slug,
      name: products.name,
      attributes: variantPairs,
      image: variantImage,
      product_image: productImage,
    })
    .from(variants)
    .innerJoin(products, and(eq(products.id, variants.product_id), sql`${products.is_active}`))
    .where(inArray(variants.id, ids));
}

const pictured = alias(variants, 'pictured');

/** The picture of the variant, else that of another variant of the product in the same colour. */
const variantImage = sql<ImageJson | null>`(
  select ${imageJson(sql`''`)}
  from ${variantImages} join ${images} on ${images.hash} = ${variantImages.image_hash}
  join ${variants} as pictured on ${pictured.id} = ${variantImages.variant_id}
  where ${pictured.product_id} = ${variants.product_id}
    and (${pictured.id} = ${variants.id} or (${pictured.is_active} and ${colourOf(pictured.id)} = ${colourOf(variants.id)}))
  order by ${pictured.id} = ${variants.id} desc, ${pictured.id}, ${variantImages.position} limit 1)`;

/** Selects the id of the colour of a variant; null when it has none. */
function colourOf(variantId: Column): SQL {
  return sql`(
    select ${variantAttributes.attribute_value_id}
    from ${variantAttributes} join ${attributes} on ${attributes.id} = ${variantAttributes.attribute_id}
    where ${variantAttributes.variant_id} = ${variantId} and lower(${attributes.title}) = 'colour' limit 1)`;
}

const productImage = sql<ImageJson | null>`(
  select ${imageJson(productImages.alt)}
  from ${productImages} join ${images} on ${images.hash} = ${productImages.image_hash}
  where ${productImages.product_id} = ${products.id} order by ${productImages.priority}, ${productImages.id} limit 1)`;
