import { sampleAccessories, type SampleAccessory } from '@lumora/sample-shop/sample-accessories';
import { accessoryCategoryTitle } from '@lumora/shared-contract/storefront';
import type { DrawnPicture } from '@lumora/sample-shop/picture-index';
import { productImages, products, variantAttributes, variants } from '../../catalog/tables.ts';
import { slugOf } from '../../catalog/slugs/slug.ts';
import { combinationKey } from '../../catalog/variants/variant-attributes.queries.ts';
import type { Database } from '../../core/database/database.ts';
import { childIdsOf } from './child-ids.ts';
import { seededBy } from './seeded-by.ts';
import type { IdTree } from './taxonomy.queries.ts';

interface SampleParts {
  categories: IdTree;
  attributes: IdTree;
  pictures: DrawnPicture[];
}

/** As old as the shop, so that lists show the signs first. */
const ageMs = 400 * 24 * 60 * 60 * 1000;

/** Inserts the sample accessories. Call it after the sample products, whose ids are the first ones. */
export async function insertSampleAccessories(db: Database, { categories, attributes, pictures }: SampleParts) {
  for (const accessory of sampleAccessories) {
    const product_id = await insertProduct(db, accessory, categories);
    const drawn = pictures.find(({ slug }) => slug === accessory.picture);
    if (drawn)
      await db.insert(productImages).values({ product_id, image_hash: drawn.hash, priority: 0, alt: drawn.alt });
    await insertVariant(db, product_id, accessory, attributes);
  }
}

async function insertProduct(db: Database, accessory: SampleAccessory, categories: IdTree): Promise<number> {
  const { name, tags, short, description, subCategory } = accessory;
  const [category_id, sub_category_id] = childIdsOf(categories, accessoryCategoryTitle, subCategory);
  const created_at = new Date(Date.now() - ageMs).toISOString();
  const [inserted] = await db
    .insert(products)
    .values({
      category_id,
      sub_category_id,
      name,
      slug: slugOf(name),
      tags,
      short_description: short,
      description,
      meta_title: name,
      meta_keywords: tags,
      meta_description: short,
      is_active: true,
      activated_at: created_at,
      created_at,
      updated_at: created_at,
      updated_by: seededBy,
    })
    .returning({ id: products.id });
  return inserted?.id ?? 0;
}

async function insertVariant(db: Database, product_id: number, accessory: SampleAccessory, attributes: IdTree) {
  const { sku, cost, price, stock, attribute } = accessory;
  const [attribute_id, attribute_value_id] = childIdsOf(attributes, attribute.title, attribute.value);
  const pair = { attribute_id, attribute_value_id };
  const [inserted] = await db
    .insert(variants)
    .values({
      product_id,
      sku,
      purchase_price: cost * 100,
      show_price: price * 100,
      selling_price: price * 100,
      stock,
      combination: combinationKey([pair]),
      updated_by: seededBy,
    })
    .returning({ id: variants.id });
  await db.insert(variantAttributes).values({ variant_id: inserted?.id ?? 0, ...pair });
}
