import { expect, test } from '@jest/globals';
import type { Attribute, AttributeValue, Category, Home, ProductRow, SubCategory } from '@lumora/shared-contract';
import { eq, gt, sql } from 'drizzle-orm';
import { useTestApp } from '../../testing/test-app.ts';
import { slugOf } from '../catalog/slug.ts';
import { productImages, products, productWords, variants } from '../catalog/tables.ts';
import { openMediaStore } from '../media/media-store.ts';
import { sampleProducts } from './sample-products.ts';
import { parseSeedPlan } from './seed-plan.ts';
import { seed } from './seed.ts';

const shop = useTestApp();
const run = (plan: string) =>
  seed(shop.database, { media: openMediaStore({ dataDir: shop.database.dataDir }), plan: parseSeedPlan(plan) });

test('the sample is a neon shop with pictures', async () => {
  const admin = await shop.as('Administrator');

  await run('sample');

  const categories = (await admin.get<Category[]>('/admin/categories/list')).body.data;
  const children = (await admin.get<SubCategory[]>('/admin/sub-categories/list')).body.data;
  const attributes = (await admin.get<Attribute[]>('/admin/attributes/list')).body.data;
  const values = (await admin.get<AttributeValue[]>('/admin/attributes-values/list?q=colour')).body.data;
  const home = (await shop.get<Home>('/home')).body.data;
  expect(categories.length).toBeGreaterThanOrEqual(8);
  expect(categories.filter(({ image }) => image === null)).toEqual([]);
  expect(children.length).toBeGreaterThanOrEqual(20);
  expect(attributes.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Size', 'Colour', 'Backboard', 'Dimmer']),
  );
  expect(values.map(({ title }) => title)).toContain('Ice White');
  expect(home.categories[0]?.image?.alt).toMatch(/neon sign/i);
  expect(home.brands).toHaveLength(6);
});

test('the products of the sample are listed with picture, price and stock', async () => {
  const admin = await shop.as('Administrator');

  await run('sample');

  const { data, meta } = (await admin.get<ProductRow[]>('/admin/products/list?page=1&page_size=100')).body;
  const active = data.filter(({ is_active }) => is_active);
  expect(meta?.total).toBe(sampleProducts.length);
  expect(data.filter(({ image, min_price }) => image === null || min_price === null)).toEqual([]);
  expect(active.length / data.length).toBeGreaterThan(0.85);
  expect(data.map(({ slug }) => slug)).toContain('chai-chill');
});

test('the pictures of the sample are served', async () => {
  const admin = await shop.as('Administrator');
  await run('sample');
  const [first] = (await admin.get<ProductRow[]>('/admin/products/list?page=1&page_size=1')).body.data;

  const picture = await fetch(`${shop.origin}/media/${first?.image}/320.webp`);

  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('generated products come after the sample’s, and only once', async () => {
  const admin = await shop.as('Administrator');

  const first = await run('2500');
  const second = await run('sample');

  const page = await admin.get<ProductRow[]>('/admin/products/list?page=1&page_size=1&sort=-id');
  const [newest] = await shop.database.db
    .select()
    .from(products)
    .orderBy(sql`id desc`)
    .limit(1);
  expect([first, second]).toEqual([true, false]);
  expect(page.body.meta?.total).toBe(sampleProducts.length + 2500);
  expect(newest?.slug).toBe(`${slugOf(newest?.name ?? '')}-2500`);
});

test('generated products have one to four variants and one to three pictures', async () => {
  const { db } = shop.database;
  await run('2500');

  const generated = gt(products.id, sql`(select max(id) - 2500 from ${products})`);
  const count = sql<number>`count(*)::integer`;
  const sold = await db
    .select({ count })
    .from(products)
    .innerJoin(variants, eq(variants.product_id, products.id))
    .where(generated)
    .groupBy(products.id);
  const shown = await db
    .select({ count })
    .from(products)
    .innerJoin(productImages, eq(productImages.product_id, products.id))
    .where(generated)
    .groupBy(products.id);

  const range = (rows: { count: number }[]) => [
    Math.min(...rows.map((row) => row.count)),
    Math.max(...rows.map((row) => row.count)),
  ];
  expect([sold.length, range(sold)]).toEqual([2500, [1, 4]]);
  expect([shown.length, range(shown)]).toEqual([2500, [1, 3]]);
});

test('what is kept with generated products is what the triggers would have kept', async () => {
  const { db } = shop.database;
  await run('2500');
  const kept = await db.select().from(products).orderBy(products.id);
  const words = await db.select().from(productWords).orderBy(productWords.word);

  await db.execute(sql`select refresh_product_summaries(array(select id from products))`);
  await db.execute(sql`select keep_product_words(array(select search_text from products))`);

  expect(await db.select().from(products).orderBy(products.id)).toEqual(kept);
  expect(await db.select().from(productWords).orderBy(productWords.word)).toEqual(words);
});

test('after generated products the triggers work again', async () => {
  const { db } = shop.database;
  await run('10');
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

test('a shop that started empty stays as its owner made it', async () => {
  const admin = await shop.as('Administrator');

  const answers = [await run('none'), await run('sample')];

  expect(answers).toEqual([true, false]);
  expect((await admin.get<Category[]>('/admin/categories/list')).body.data).toEqual([]);
});
