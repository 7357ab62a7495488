import { expect, test } from '@jest/globals';
import type { ShopReview } from '@lumora/shared-contract/reviews';
import { makeCategory, storeProduct } from '../../testing/make-products.ts';
import { makeSignForSale, order } from '../../testing/order-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { orders } from '../orders/tables.ts';

const shop = useTestApp();

test('a review is verified by the number of an order that contains the product and is not cancelled', async () => {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin);
  const other = await storeProduct(admin, {
    name: 'Arrow Neon',
    category_id: await makeCategory(admin, 'Arrows'),
    is_active: true,
  });
  const placed = await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 });
  const { reference } = placed.body.data;
  const review = async (productId: number, order_reference: string) => {
    const input = { name: 'Ananya', city: ' Pune ', rating: 5, comment: 'It glows.', order_reference };
    return (await shop.post<ShopReview>(`/products/${productId}/reviews`, input)).body.data;
  };

  expect(await review(product.id, reference.toLowerCase().replace('-', ' '))).toMatchObject({
    city: 'Pune',
    is_verified: true,
  });
  expect(await review(other.id, reference)).toMatchObject({ is_verified: false });
  expect(await review(product.id, 'LUM-222222')).toMatchObject({ is_verified: false });
  await shop.database.db.update(orders).set({ status: 'cancelled' });
  expect(await review(product.id, reference)).toMatchObject({ is_verified: false });
});
