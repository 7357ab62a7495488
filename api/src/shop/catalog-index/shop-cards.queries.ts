import { discountPercent } from '@lumora/shared-contract/catalog';
import type { ShopCard } from '@lumora/shared-contract/storefront';
import { and, eq, sql } from 'drizzle-orm';
import { toRupees } from '@lumora/shared-contract/format';
import { productImages, products, variants } from '../../catalog/tables.ts';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { images } from '../../core/media/tables.ts';
import { categories } from '../../taxonomy/tables.ts';
import { imageJson, toShopImage, type ImageJson } from '../../core/media/image-json.ts';

/** Returns the cards of active products by id; omits unknown and inactive products. Prices in rupees. */
export async function getCardsById(db: Database, ids: number[]): Promise<Map<number, ShopCard>> {
  const rows = await selectCards(db, ids);
  return new Map(rows.map((row) => [row.id, presentCard(row)]));
}

function selectCards(db: Database, ids: number[]) {
  const { id, category_id, min_price, max_price } = products;
  return db
    .select({
      id,
      slug: products.slug,
      name: products.name,
      min_price,
      max_price,
      show_price: sql<number | null>`(
        select max(${variants.show_price}) from ${variants}
        where ${variants.product_id} = ${id} and ${variants.is_active} and ${variants.selling_price} = ${min_price})`,
      stock_total: products.stock_total,
      best_seller: products.best_seller,
      new_arrival: products.new_arrival,
      category: { id: categories.id, title: categories.title },
      pictures: sql<ImageJson[] | null>`(
        select json_agg(${imageJson(productImages.alt)} order by ${productImages.priority}, ${productImages.id})
        from (
          select * from ${productImages} where ${productImages.product_id} = ${id}
          order by ${productImages.priority}, ${productImages.id} limit 2) as ${productImages}
        join ${images} on ${images.hash} = ${productImages.image_hash})`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, category_id))
    .where(and(anyOf(id, ids), sql`${products.is_active}`));
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

function presentCard({ pictures, min_price, max_price, show_price, ...row }: CardRow): ShopCard {
  const [first, second] = pictures ?? [];
  const discount = discountPercent(show_price ?? 0, min_price ?? 0);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    image: first ? toShopImage(first, row.name) : null,
    hover_image: second ? toShopImage(second, row.name) : null,
    price_from: toRupees(min_price),
    price_to: toRupees(max_price),
    show_price: discount > 0 ? toRupees(show_price) : null,
    discount_percent: discount,
    is_new: row.new_arrival,
    is_best: row.best_seller,
    in_stock: row.stock_total > 0,
    category: row.category,
  };
}
