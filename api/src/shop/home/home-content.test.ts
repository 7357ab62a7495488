import { expect, test } from '@jest/globals';
import type { Home, ShopCard, ShopSummary } from '@lumora/shared-contract/storefront';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { openShop } from '../../../testing/shop-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

test('the shop summary has the name of the shop and the titles of its categories only', async () => {
  const { sell } = await openShop(await shop.as('Administrator'), ['Wedding Neon']);
  await sell('Sold', []);

  const { body } = await pollUntil(
    () => shop.get<ShopSummary>('/shop'),
    (response) => response.body.data.categories.length === 1,
  );

  expect(body.data.shop.name).toBe('Lumora');
  expect(body.data.categories).toEqual([{ id: expect.any(Number), title: 'Wedding Neon' }]);
});

test('a showcased product has the tube colour of its cheapest variant, or pink without one', async () => {
  const { sell } = await openShop(await shop.as('Administrator'), ['Wedding Neon']);
  await sell('Colourless', [], { best_seller: true });
  const blue = { size: '16x18', colour: 'Blue', price: 899 };
  await sell('Blue first', [{ ...blue, colour: 'Pink', price: 2399 }, blue], { best_seller: true });

  const { body } = await pollUntil(
    () => shop.get<Home>('/home'),
    (response) => response.body.data.showcase.some(({ price_from }) => price_from === 899),
  );

  const glows = new Map(body.data.showcase.map(({ name, glow }) => [name, glow]));
  expect(glows).toEqual(
    new Map([
      ['Blue first', 'blue'],
      ['Colourless', 'pink'],
    ]),
  );
});

test('product cards are returned in the requested sequence, without inactive and unknown products', async () => {
  const { sell } = await openShop(await shop.as('Administrator'), ['Wedding Neon']);
  const first = await sell('First', []);
  const second = await sell('Second', []);
  const hidden = await sell('Hidden', [], { is_active: false });
  const ids = [second.id, hidden.id, 999_999, first.id].join(',');

  const { body } = await pollUntil(
    () => shop.get<ShopCard[]>(`/product-cards?ids=${ids}`),
    (response) => response.body.data.length === 2,
  );

  expect(body.data.map(({ name }) => name)).toEqual(['Second', 'First']);
});

test.each(['', 'x', '0', Array.from({ length: 25 }, (_, index) => index + 1).join(',')])(
  'product cards for the invalid ids “%s” are rejected',
  async (ids) => {
    const { status } = await shop.get(`/product-cards?ids=${ids}`);

    expect(status).toBe(422);
  },
);
