import { createProductForSale } from '../../product/create-product-for-sale.ts';
import { fuzz } from '../../soak/fuzz/fuzz-scenario.ts';
import { killRepeatedly } from '../../soak/kill/kill-scenario.ts';
import { requestUntilRejected, type RepeatedRequest } from '../../soak/requests-until-rejected.ts';
import { seededRandom } from '../../soak/scenario/seeded-random.ts';
import { settings } from '../../chaos/stage-settings.ts';
import { expect, test } from '../../test.ts';

/** The short forms of `npm run soak` send the same at every run. */
const seed = 30;
const noDeadline = Number.POSITIVE_INFINITY;

test.use({ productSettings: settings });

test.describe('A product under load', () => {
  test('SIGTERM fails no request: each gets a complete response, or its connection is rejected', async ({
    product,
    api,
  }) => {
    const { variantId } = await createProductForSale(api, 'Closing Time', 100_000);
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

    const outcomes = await requestUntilRejected(
      product.url,
      [page, page, page, page, read, read, read, order],
      (responses) => {
        if (responses > 100) stopped ??= product.stop();
      },
    );
    await stopped;
    await product.restart();

    expect(outcomes.failures).toEqual([]);
    expect(outcomes.rejected).toBe(8);
  });

  test('hostile requests to every route cause no server error', async ({ product }) => {
    const { violations } = await fuzz(product, { count: 150, deadlineMs: noDeadline, random: seededRandom(seed) });

    expect(violations).toEqual([]);
  });

  test('a product that is killed while it writes has all that it acknowledged after its restart', async ({
    product,
  }) => {
    test.slow(true, 'the product is restarted, and signed releases are published');

    const { kills, violations } = await killRepeatedly(product, {
      count: 1,
      maxWaitMs: 3_000,
      deadlineMs: noDeadline,
      random: seededRandom(seed),
    });

    expect({ kills, violations }).toEqual({ kills: 1, violations: [] });
  });
});
