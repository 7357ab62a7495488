import { makeGoods } from '../../product/goods-for-sale.ts';
import { requestUntilRefused, type RepeatedRequest } from '../../soak/requests-until-refused.ts';
import { expect, test } from '../../test.ts';

const tag = ['@mf-storefront', '@mf-taxonomy'];

test.describe('A product under load', { tag }, () => {
  test('SIGTERM fails no request: each is answered as a whole, or its connection is refused', async ({
    product,
    api,
  }) => {
    const { variantId } = await makeGoods(api, 'Closing Time', 100_000);
    const page: RepeatedRequest = { path: (n) => `/product-display?page=${(n % 9) + 1}&q=${n}` };
    const read: RepeatedRequest = { path: (n) => `/api/products?page_size=1&q=${n}` };
    const order: RepeatedRequest = {
      method: 'POST',
      path: () => '/api/orders',
      headers: (n) => ({
        'idempotency-key': `closing-${variantId}-${n}`,
        'x-forwarded-for': `10.9.${n >> 8}.${n & 255}`,
      }),
      body: () => ({
        lines: [{ variant_id: variantId, quantity: 1 }],
        total: 2500,
        name: 'Asha Rao',
        phone: '9876543210',
        address: '12 MG Road, Pune',
        pin_code: '411001',
        payment: 'cod',
      }),
    };
    let stopped: Promise<void> | undefined;

    const outcomes = await requestUntilRefused(
      product.url,
      [page, page, page, page, read, read, read, order],
      (answered) => {
        if (answered > 100) stopped ??= product.stop();
      },
    );
    await stopped;
    await product.restart();

    expect(outcomes.failures).toEqual([]);
    expect(outcomes.refused).toBe(8);
  });
});
