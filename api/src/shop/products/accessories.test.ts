import { expect, test } from '@jest/globals';
import type { CartQuote } from '@lumora/shared-contract/cart';
import type { Accessory } from '@lumora/shared-contract/storefront';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { openShop } from '../../../testing/shop-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();
const variant = { size: '16x18', colour: 'Pink', price: 450 };

test('the accessories are the products in stock of their category, each with its cheapest variant', async () => {
  const { categories, sell } = await openShop(await shop.as('Administrator'), ['Wedding Neon', 'ACCESSORIES']);
  const accessory = { category_id: categories[1] ?? 0 };
  await sell('Dimmer', [{ ...variant, size: '26x23', price: 799 }, variant], accessory);
  await sell('Sold out', [{ ...variant, stock: 0 }], accessory);
  await sell('Hidden', [variant], { ...accessory, is_active: false });
  await sell('Not for sale', [{ ...variant, is_active: false }], accessory);
  await sell('Sign', [variant]);

  const { body } = await pollUntil(
    () => shop.get<Accessory[]>('/accessories'),
    (response) => response.body.data.length > 0,
  );

  expect(body.data).toEqual([
    {
      id: expect.any(Number),
      slug: 'dimmer',
      name: 'Dimmer',
      image: null,
      variant_id: expect.any(Number),
      price: 450,
      max_quantity: 9,
    },
  ]);
});

test('an accessory in the cart is priced by the server, with the sign', async () => {
  const { categories, sell } = await openShop(await shop.as('Administrator'), ['Wedding Neon', 'Accessories']);
  await sell('Dimmer', [variant], { category_id: categories[1] ?? 0 });
  const { body } = await pollUntil(
    () => shop.get<Accessory[]>('/accessories'),
    (response) => response.body.data.length > 0,
  );

  const quote = await shop.post<CartQuote>('/cart/quote', {
    lines: [{ variant_id: body.data[0]?.variant_id, quantity: 2 }],
  });

  expect(quote.body.data).toMatchObject({ total: 900 });
});

test('the category of accessories is not among those of the navigation and of the home page', async () => {
  const { sell, categories } = await openShop(await shop.as('Administrator'), ['Wedding Neon', 'Accessories']);
  await sell('Heart', []);
  await sell('Dimmer', [], { category_id: categories[1] ?? 0 });

  const { body } = await pollUntil(
    () => shop.get<{ categories: { title: string }[] }>('/home'),
    (response) => response.body.data.categories.length > 0,
  );

  expect(body.data.categories.map(({ title }) => title)).toEqual(['Wedding Neon']);
});
