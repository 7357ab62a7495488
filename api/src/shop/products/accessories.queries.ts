import { maxQuantityPerLine } from '@lumora/shared-contract/cart';
import { accessoryCategoryTitle, type Accessory } from '@lumora/shared-contract/storefront';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { toRupees } from '@lumora/shared-contract/format';
import { isForSale } from '../../catalog/products/is-for-sale.ts';
import { productImages, products, variants } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { imageJson, toShopImage, type ImageJson } from '../../core/media/image-json.ts';
import { images } from '../../core/media/tables.ts';
import { categories } from '../../taxonomy/tables.ts';

const maxAccessories = 6;

/** Returns the first active products of the category of accessories that are in stock, each with its cheapest variant. */
export async function listAccessories(db: Database): Promise<Accessory[]> {
  const { id, name, slug, category_id } = products;
  const rows = await db
    .selectDistinctOn([id], {
      id,
      slug,
      name,
      variant_id: variants.id,
      selling_price: variants.selling_price,
      stock: variants.stock,
      image: sql<ImageJson | null>`(
        select ${imageJson(productImages.alt)} from ${productImages}
        join ${images} on ${images.hash} = ${productImages.image_hash}
        where ${productImages.product_id} = ${id}
        order by ${productImages.priority}, ${productImages.id} limit 1)`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, category_id))
    .innerJoin(variants, and(eq(variants.product_id, id), isForSale, gt(variants.stock, 0)))
    .where(and(sql`lower(${categories.title}) = ${accessoryCategoryTitle.toLowerCase()}`, sql`${products.is_active}`))
    .orderBy(asc(id), asc(variants.selling_price), asc(variants.id))
    .limit(maxAccessories);
  return rows.map(({ selling_price, stock, image, ...row }) => ({
    ...row,
    image: image && toShopImage(image, row.name),
    price: toRupees(selling_price),
    max_quantity: Math.min(stock, maxQuantityPerLine),
  }));
}
