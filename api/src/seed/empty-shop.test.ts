import { expect, test } from '@jest/globals';
import type { OrderRow } from '@lumora/shared-contract/orders';
import type { Category } from '@lumora/shared-contract/taxonomy';
import { seedShop } from '../../testing/seed-shop.ts';
import { useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();

test('a shop that started empty stays as its owner made it', async () => {
  const admin = await shop.as('Administrator');

  const responses = [await seedShop(shop, {}), await seedShop(shop, { sample: true })];

  expect(responses).toEqual([true, false]);
  expect((await admin.get<Category[]>('/admin/categories/list')).body.data).toEqual([]);
});

test('an empty shop has no orders', async () => {
  const admin = await shop.as('Administrator');

  await seedShop(shop, {});

  expect((await admin.get<OrderRow[]>('/admin/orders/list')).body.data).toEqual([]);
});
