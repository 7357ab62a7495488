import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { formerSlugs, productImages, products, variantImages, variants } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { variantPairs, type VariantPair } from '../../catalog/variants/variant-pairs.ts';
import { images } from '../../core/media/tables.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';
import { imageJson, type ImageJson } from '../../core/media/image-json.ts';
import { isForSale } from '../../catalog/products/is-for-sale.ts';

/** Variant that is for sale, prices in paise. */
export interface VariantDetail {
  id: number;
  sku: string;
  selling_price: number;
  show_price: number;
  stock: number;
  attributes: VariantPair[] | null;
  images: ImageJson[] | null;
}

/**
 * Returns active products by current or former slug. Selects only public columns, so that no private value can reach a
 * response.
 */
export async function getDetailsBySlug(db: Database, slugs: string[]): Promise<Map<string, ProductDetail>> {
  const rows = await selectDetails(db, slugs);
  return new Map(rows.map(({ requested, ...detail }) => [requested, detail]));
}

/** Active product with its images and variants, prices in paise. */
export type ProductDetail = Omit<Awaited<ReturnType<typeof selectDetails>>[number], 'requested'>;

function selectDetails(db: Database, slugs: string[]) {
  const requested = selectIdsBySlug(db, slugs);
  return db
    .select({
      requested: requested.slug,
      id: products.id,
      slug: products.slug,
      name: products.name,
      tags: products.tags,
      short_description: products.short_description,
      description: products.description,
      warranty_months: products.warranty_months,
      meta_title: products.meta_title,
      meta_keywords: products.meta_keywords,
      meta_description: products.meta_description,
      min_price: products.min_price,
      max_price: products.max_price,
      stock_total: products.stock_total,
      best_seller: products.best_seller,
      new_arrival: products.new_arrival,
      activated_at: products.activated_at,
      created_at: products.created_at,
      updated_at: products.updated_at,
      category: { id: categories.id, title: categories.title },
      sub_category: { id: subCategories.id, title: subCategories.title },
      images: productImagesJson,
      variants: activeVariants,
    })
    .from(requested)
    .innerJoin(products, and(eq(products.id, requested.id), sql`${products.is_active}`))
    .innerJoin(categories, eq(categories.id, products.category_id))
    .leftJoin(subCategories, eq(subCategories.id, products.sub_category_id));
}

function selectIdsBySlug(db: Database, slugs: string[]) {
  const anySlug = sql`any(${sql.param(slugs)}::text[])`;
  const current = db
    .select({ slug: products.slug, id: products.id })
    .from(products)
    .where(sql`${products.slug} = ${anySlug}`);
  const former = db
    .select({ slug: formerSlugs.slug, id: formerSlugs.product_id })
    .from(formerSlugs)
    .where(sql`${formerSlugs.slug} = ${anySlug}`);
  return unionAll(current, former).as('requested');
}

const productImagesJson = sql<ImageJson[] | null>`(
  select json_agg(${imageJson(productImages.alt)} order by ${productImages.priority}, ${productImages.id})
  from ${productImages} join ${images} on ${images.hash} = ${productImages.image_hash}
  where ${productImages.product_id} = ${products.id})`;

const variantImagesJson = sql`(
  select json_agg(${imageJson(sql`''`)} order by ${variantImages.position})
  from ${variantImages} join ${images} on ${images.hash} = ${variantImages.image_hash}
  where ${variantImages.variant_id} = ${variants.id})`;

const activeVariants = sql<VariantDetail[] | null>`(
  select json_agg(json_build_object(
    'id', ${variants.id}, 'sku', ${variants.sku}, 'selling_price', ${variants.selling_price},
    'show_price', ${variants.show_price}, 'stock', ${variants.stock},
    'attributes', ${variantPairs}, 'images', ${variantImagesJson}) order by ${variants.id})
  from ${variants}
  where ${variants.product_id} = ${products.id} and ${isForSale})`;
