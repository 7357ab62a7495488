import { expect, test } from '@jest/globals';
import type {
  ActivePromotions,
  Banner,
  CartQuote,
  HeaderOffer,
  PromotionStatus,
  Voucher,
} from '@lumora/shared-contract';
import { useTestApp, type Caller } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { openMediaStore } from '../media/media-store.ts';
import { parseSeedPlan } from './seed-plan.ts';
import { seed } from './seed.ts';

const shop = useTestApp();
const run = () =>
  seed(shop.database, { media: openMediaStore({ dataDir: shop.database.dataDir }), plan: parseSeedPlan('sample') });
const kinds = ['header-offers', 'pop-up-offers', 'banners', 'festival-banners', 'vouchers'];

async function statusesOf(admin: Caller, kind: string): Promise<PromotionStatus[]> {
  return (await admin.get<Banner[]>(`/admin/${kind}/list`)).body.data.map(({ status }) => status);
}

test('the sample has promotions of every kind that are on, to come and over; no festival is on', async () => {
  const admin = await shop.as('Administrator');

  await run();

  const found = Object.fromEntries(
    await Promise.all(kinds.map(async (kind) => [kind, new Set(await statusesOf(admin, kind))] as const)),
  );
  const without = (...missing: string[]) =>
    new Set(['draft', 'scheduled', 'live', 'ended'].filter((one) => !missing.includes(one)));
  expect(found).toEqual({
    'header-offers': without(),
    'pop-up-offers': without('draft'),
    banners: without('draft'),
    'festival-banners': without('live'),
    vouchers: without(),
  });
});

test('shoppers of the sample see the ribbon, banners with both pictures, and home as it always is', async () => {
  await run();

  const active = async () => (await shop.get<ActivePromotions>('/promotions/active')).body.data;
  const { header_offers, banners, pop_up, festival } = await until(active, (now) => now.header_offers.length > 0);

  expect(header_offers[0]?.text).toBe('LED Board - FLat 50% OFF');
  expect(banners).toMatchObject({
    home_top: null,
    home_middle: { wide_image: { width: 1920, height: 640 }, narrow_image: { width: 800, height: 1000 } },
    product_list: { link: expect.stringMatching(/^\/product-display\?category_id=\d+$/) },
  });
  expect(pop_up?.image).toMatchObject({ width: 1040, alt: expect.stringMatching(/neon/) });
  expect(festival).toBeNull();
});

test('the sample’s codes work in a cart', async () => {
  const admin = await shop.as('Administrator');
  await run();
  const [offer] = (await admin.get<HeaderOffer[]>('/admin/header-offers/list?q=FIRST10')).body.data;
  const [code] = (await admin.get<Voucher[]>('/admin/vouchers/list?q=FIRST10')).body.data;

  const { body } = await shop.post<CartQuote>('/cart/quote', { lines: [], voucher: 'first10' });

  expect([offer?.status, code?.status]).toEqual(['live', 'live']);
  expect(body.data.voucher?.refusal).toBe('Your cart is empty. Add a sign to use FIRST10.');
});
