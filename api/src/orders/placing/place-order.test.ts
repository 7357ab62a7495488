import { expect, test } from '@jest/globals';
import { referencePattern, type ShopOrder } from '@lumora/shared-contract/orders';
import type { ShopProduct } from '@lumora/shared-contract/storefront';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { sql } from 'drizzle-orm';
import { makeVariants, uploadImages, variantCalls } from '../../../testing/catalog-rows.ts';
import { customer, order, makeSignForSale, stockOf } from '../../../testing/order-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { orders } from '../tables.ts';

const shop = useTestApp();

test('placing an order stores names and prices, and reduces the stock', async () => {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin);
  const [image] = await uploadImages(admin, product.id, 1);

  const { status, body, headers } = await order(shop, {
    lines: [
      { variant_id: ids[1], quantity: 1 },
      { variant_id: ids[0], quantity: 2 },
    ],
    total: 3201,
  });

  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body.data).toMatchObject({
    ...customer,
    phone: '919876543210',
    email: '',
    status: 'new',
    subtotal: 3201,
    discount: 0,
    total: 3201,
  });
  expect(body.data.reference).toMatch(referencePattern);
  expect(body.data.lines).toMatchObject([
    { name: 'Heart Neon', details: 'SIZE: 26x23 · Colour: Blue', price: 800, quantity: 1, total: 800 },
    { path: `/products/${product.slug}`, image: { hash: image?.image }, price: 1200.5, quantity: 2, total: 2401 },
  ]);
  expect((await stockOf(admin, product.id)).map(({ stock }) => stock)).toEqual([1, 8]);
});

test('an order stays unchanged when its product is deleted, except that its line has no path', async () => {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin);
  const placed = await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 }, 'key-of-asha');
  await admin.delete(`/admin/products/delete/${product.id}`);

  const again = await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 }, 'key-of-asha');

  const [line] = placed.body.data.lines;
  expect(again.body.data).toEqual({ ...placed.body.data, lines: [{ ...line, path: null }] });
});

test('the product page shows the remaining stock after an order', async () => {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin);
  const maxQuantity = async () => {
    const { body } = await shop.get<ShopProduct>(`/products/${product.slug}`);
    return body.data.variants.find(({ id }) => id === ids[0])?.max_quantity;
  };
  const before = await maxQuantity();

  await order(shop, { lines: [{ variant_id: ids[0], quantity: 2 }], total: 2401 });

  expect([before, await pollUntil(maxQuantity, (quantity) => quantity !== before)]).toEqual([3, 1]);
});

test('an order above the stock is rejected with the remaining stock per line, and takes no stock', async () => {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin, 2);
  await admin.post(`${variantCalls}/update-many`, { variants: [{ id: ids[1], stock: 0 }] });
  const lines = [
    { variant_id: ids[0], quantity: 3 },
    { variant_id: ids[1], quantity: 1 },
    { variant_id: 999_999, quantity: 1 },
  ];

  const { status, body } = await order(shop, { lines, total: 3601.5 });

  const messages = [
    'Of “Heart Neon” (SIZE: 41 × 46 cm · Colour: Pink) only 2 are left.',
    '“Heart Neon” (SIZE: 66 × 58 cm · Colour: Blue) is out of stock.',
    'The sign in line 3 of your cart is no longer in the shop.',
  ];
  expect([status, body.error]).toEqual([409, 'conflict']);
  expect(body.message).toBe(`${messages.join(' ')} Nothing was ordered: change your cart and order again.`);
  expect(body.fields).toEqual({ 'lines[0]': messages[0], 'lines[1]': messages[1], 'lines[2]': messages[2] });
  expect((await stockOf(admin, product.id)).map(({ stock }) => stock)).toEqual([2, 0]);
});

test('an order is rejected with the new total when a price differs from the one that the shopper saw', async () => {
  const admin = await shop.as('Administrator');
  const { ids } = await makeSignForSale(admin);
  await admin.post(`${variantCalls}/update-many`, { variants: [{ id: ids[1], selling_price: 149_999 }] });

  const { status, body } = await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 });

  expect([status, body.fields]).toEqual([409, { total: 'The total is now ₹1,49,999, not ₹800.' }]);
  expect(await shop.database.db.$count(orders)).toBe(0);
});

test('saving a variant form that was opened before an order is a conflict, so the old stock is not restored', async () => {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin);
  const opened = (await stockOf(admin, product.id)).find(({ id }) => id === ids[0]);
  const { body } = await order(shop, { lines: [{ variant_id: ids[0], quantity: 1 }], total: 1200.5 });

  const edit = { id: ids[0], stock: 3, updated_at: opened?.updated_at };
  const saved = await admin.post<{ failed: object[] }>(`${variantCalls}/update-many`, { variants: [edit] });

  const message = `This variant was changed by order ${body.data.reference}. Reload to see it.`;
  expect(saved.body.data.failed).toEqual([{ id: ids[0], message }]);
});

test.each([
  [{ lines: [] }, 'lines', 'Your cart is empty. Put a sign into it first.'],
  [{ name: '' }, 'name', 'Name is required'],
  [{ phone: '12345' }, 'phone', 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9'],
  [{ phone: null }, 'phone', 'Mobile number is required'],
  [{ pin_code: '0110011' }, 'pin_code', 'Enter a PIN code of 6 digits that does not start with 0'],
  [{ address: 'Pune' }, 'address', 'Enter house, street and town'],
  [{ email: 'asha' }, 'email', 'Enter a valid email'],
  [{ payment: 'card' }, 'payment', 'Choose how to pay'],
  [{ total: undefined }, 'total', 'Send the total that was shown'],
  [{ total: -1 }, 'total', 'Send the total that was shown'],
])('an order with %j is rejected with a message for the field', async (fields, field, message) => {
  const { status, body } = await order(shop, { lines: [{ variant_id: 1, quantity: 1 }], total: 1, ...fields });

  expect([status, body.fields?.[field]]).toEqual([422, message]);
});

test('an order above the maximum total is rejected', async () => {
  const admin = await shop.as('Administrator');
  const { variants } = await makeVariants(admin, ['16x18', '26x23'], 'Palace Neon');
  await shop.database.db.execute(sql`update products set is_active = true`);
  await shop.database.db.execute(sql`update product_variants set stock = 20, selling_price = 90000000`);

  const lines = variants.map(({ id }) => ({ variant_id: id, quantity: 20 }));
  const { status, body } = await order(shop, { lines, total: 36_000_000 });

  expect([status, body.message]).toEqual([
    422,
    'One order may come to ₹1,00,00,000 at most. Order in parts, or ask us on WhatsApp.',
  ]);
});

test('a repeated request returns its order even when the IP address is over the limit', async () => {
  const from = { 'x-forwarded-for': '10.9.9.8', 'idempotency-key': 'key-of-asha' };
  const { ids } = await makeSignForSale(await shop.as('Administrator'));
  const fields = { ...customer, lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 };
  const first = await shop.post<ShopOrder>('/orders', fields, from);
  await shop.database.db.execute(sql`update attempts set count = 60`);

  const again = await shop.post<ShopOrder>('/orders', fields, from);

  expect([again.status, again.body.data.reference]).toEqual([200, first.body.data.reference]);
});

test('an IP address over the limit of orders gets 429 with Retry-After', async () => {
  const from = { 'x-forwarded-for': '10.9.9.9', 'idempotency-key': 'key-of-asha' };
  const fields = { ...customer, lines: [{ variant_id: 1, quantity: 1 }], total: 1 };
  await shop.post('/orders', fields, from);
  await shop.database.db.execute(sql`update attempts set count = 60`);

  const { status, headers } = await shop.post('/orders', fields, from);

  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
