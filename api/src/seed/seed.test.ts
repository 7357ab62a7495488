import { expect, test } from '@jest/globals';
import type { Attribute, AttributeValue, Category, Home, SubCategory } from '@lumora/shared-contract';
import { useTestApp } from '../../testing/test-app.ts';
import { openMediaStore } from '../media/media-store.ts';
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
}, 120_000);

test('rows for load tests come after the sample’s, and only once', async () => {
  const admin = await shop.as('Administrator');

  const first = await run('2500');
  const second = await run('sample');

  const page = await admin.get<Category[]>('/admin/categories/list?page=1&page_size=1&sort=-id');
  expect([first, second]).toEqual([true, false]);
  expect(page.body.data[0]?.title).toBe('Generated category 2500');
  expect(page.body.meta?.total).toBeGreaterThan(2500);
}, 120_000);

test('a shop that started empty stays as its owner made it', async () => {
  const admin = await shop.as('Administrator');

  const answers = [await run('none'), await run('sample')];

  expect(answers).toEqual([true, false]);
  expect((await admin.get<Category[]>('/admin/categories/list')).body.data).toEqual([]);
});
