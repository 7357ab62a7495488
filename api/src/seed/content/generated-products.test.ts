import { beforeAll, expect, test } from '@jest/globals';
import type { ProductRow } from '@lumora/shared-contract/catalog';
import { eq, gt, sql } from 'drizzle-orm';
import { seedShop } from '../../../testing/seed-shop.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { slugOf } from '../../catalog/slugs/slug.ts';
import { productImages, products, productWords, variants } from '../../catalog/tables.ts';
import { sampleAccessories } from '@lumora/sample-shop/sample-accessories';
import { sampleProducts } from '@lumora/sample-shop/sample-products';

const shop = useTestApp({ keepsRows: true });
const count = 300;
let hasSeedRun: boolean;

beforeAll(async () => {
  hasSeedRun = await seedShop(shop, { sample: true, generated: count });
});

test('generated products come after the sample’s, and only once', async () => {
  const admin = await shop.as('Administrator');

  const isSeededAgain = await seedShop(shop, { sample: true });

  const page = await admin.get<ProductRow[]>('/admin/products/list?page=1&page_size=1&sort=-id');
  const [newest] = await shop.database.db
    .select()
    .from(products)
    .orderBy(sql`id desc`)
    .limit(1);
  expect([hasSeedRun, isSeededAgain]).toEqual([true, false]);
  expect(page.body.meta?.total).toBe(sampleProducts.length + sampleAccessories.length + count);
  expect(newest?.slug).toBe(`${slugOf(newest?.name ?? '')}-${count}`);
});

test('generated products have one to four variants and one to three pictures', async () => {
  const { db } = shop.database;
  const generated = gt(products.id, sql`(select max(id) - ${count}::integer from ${products})`);
  const rows = sql<number>`count(*)::integer`;
  const sold = await db
    .select({ rows })
    .from(products)
    .innerJoin(variants, eq(variants.product_id, products.id))
    .where(generated)
    .groupBy(products.id);
  const shown = await db
    .select({ rows })
    .from(products)
    .innerJoin(productImages, eq(productImages.product_id, products.id))
    .where(generated)
    .groupBy(products.id);

  const range = (counted: { rows: number }[]) => [
    Math.min(...counted.map(({ rows: one }) => one)),
    Math.max(...counted.map(({ rows: one }) => one)),
  ];
  expect([sold.length, range(sold)]).toEqual([count, [1, 4]]);
  expect([shown.length, range(shown)]).toEqual([count, [1, 3]]);
});

test('the stored summaries of generated products are those that the triggers would write', async () => {
  const { db } = shop.database;
  const kept = await db.select().from(products).orderBy(products.id);
  const words = await db.select().from(productWords).orderBy(productWords.word);

  await db.execute(sql`select refresh_product_summaries(array(select id from products))`);
  await db.execute(sql`select insert_product_words(array(select search_text from products))`);

  expect(await db.select().from(products).orderBy(products.id)).toEqual(kept);
  expect(await db.select().from(productWords).orderBy(productWords.word)).toEqual(words);
});

test('after generated products the triggers work again', async () => {
  const { db } = shop.database;
  const [variant] = await db
    .select()
    .from(variants)
    .orderBy(sql`id desc`)
    .limit(1);

  await db
    .update(variants)
    .set({ stock: 77_777, is_active: true })
    .where(eq(variants.id, variant?.id ?? 0));

  const [product] = await db
    .select()
    .from(products)
    .where(eq(products.id, variant?.product_id ?? 0));
  expect(product?.stock_total).toBeGreaterThanOrEqual(77_777);
});
