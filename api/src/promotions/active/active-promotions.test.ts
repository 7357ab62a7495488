import { expect, test } from '@jest/globals';
import type { ActivePromotions } from '@lumora/shared-contract/promotions';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { inMs, pictureForm, storePromotion } from '../../../testing/promotion-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();
const minuteMs = 60_000;
const fetchActive = async () => (await shop.get<ActivePromotions>('/promotions/active')).body.data;
const texts = ({ header_offers }: ActivePromotions) => header_offers.map(({ text }) => text);

test('a shop without promotions gets an empty response', async () => {
  const empty = await pollUntil(fetchActive, ({ header_offers }) => header_offers.length === 0);

  expect(empty).toEqual({
    header_offers: [],
    pop_up: null,
    banners: { home_top: null, home_middle: null, product_list: null },
    festival: null,
    changes_at: null,
  });
});

test('only live promotions are returned, by priority and then newest first', async () => {
  const admin = await shop.as('Administrator');
  const offer = (text: string, fields: object) => storePromotion(admin, 'header-offers', { text, ...fields });
  await offer('last', { priority: 9 });
  await offer('older', { starts_at: inMs(-minuteMs) });
  await offer('newer', { ends_at: inMs(minuteMs) });
  await offer('draft', { is_active: false });
  await offer('scheduled', { starts_at: inMs(minuteMs) });
  await offer('ended', { ends_at: inMs(-minuteMs) });

  const current = await pollUntil(fetchActive, (now) => texts(now).length === 3);

  expect(texts(current)).toEqual(['newer', 'older', 'last']);
  expect(JSON.stringify(current)).not.toMatch(/updated_by|created_at|draft|ended/);
});

test('the first pop-up and the first banner for each position are returned with their images', async () => {
  const admin = await shop.as('Administrator');
  await storePromotion(admin, 'pop-up-offers', { title: 'Second', priority: 2 });
  await storePromotion(admin, 'pop-up-offers', { title: 'First', priority: 1, audience: 'first_visit' });
  await storePromotion(admin, 'banners', { title: 'Second', place: 'home_middle', priority: 1 });
  const form = await pictureForm(
    { title: 'Beside the list', place: 'product_list', is_active: 1 },
    { wideImageFile: 960 },
  );
  await admin.post('/admin/banners/store', form);
  await storePromotion(admin, 'banners', { title: 'First', place: 'home_middle', priority: 1 });

  const current = await pollUntil(fetchActive, ({ banners }) => banners.home_middle?.title === 'First');

  expect(current.pop_up).toMatchObject({ title: 'First', audience: 'first_visit', image: null });
  expect(current.banners).toMatchObject({
    home_top: null,
    home_middle: { title: 'First', wide_image: null },
    product_list: { wide_image: { width: 960, height: 400, alt: 'Beside the list' }, narrow_image: null },
  });
});

test('a live festival banner replaces the banner at the top of the home page and sets the theme colour', async () => {
  const admin = await shop.as('Administrator');
  await storePromotion(admin, 'banners', { title: 'Any day', place: 'home_top' });
  const festival = { title: 'Light up', festival_name: 'Diwali', theme_colour: '#FF7A1A' };
  const { id } = await storePromotion(admin, 'festival-banners', festival);

  const during = await pollUntil(fetchActive, (now) => now.festival !== null);
  await admin.post(`/admin/festival-banners/switch/${id}`, { is_active: false });
  const after = await pollUntil(fetchActive, (now) => now.festival === null);

  expect(during).toMatchObject({
    banners: { home_top: { title: 'Light up' } },
    festival: { name: 'Diwali', colour: '#ff7a1a' },
  });
  expect(after.banners.home_top?.title).toBe('Any day');
});

test('a request with the current ETag gets 304', async () => {
  const first = await shop.get('/promotions/active');

  const again = await shop.get('/promotions/active', { 'if-none-match': first.headers.get('etag') ?? '' });

  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
  expect(again.status).toBe(304);
});

test('a CDN may cache the response for one second, and serve it stale for one more second', async () => {
  const { headers } = await shop.get('/promotions/active');

  expect(headers.get('cdn-cache-control')).toBe('max-age=1, stale-while-revalidate=1, stale-if-error=10');
  expect(headers.get('cache-tag')).toBe('responses');
});

test('a scheduled offer appears in the cached response at its start and disappears at its end, without a write', async () => {
  const admin = await shop.as('Administrator');
  const starts_at = inMs(2_500);
  await storePromotion(admin, 'header-offers', { text: 'Flash sale', starts_at, ends_at: inMs(4_000) });
  const before = await pollUntil(fetchActive, ({ changes_at }) => changes_at === starts_at);

  const during = await pollUntil(fetchActive, (now) => texts(now).length === 1);
  const after = await pollUntil(fetchActive, (now) => texts(now).length === 0);

  expect([texts(before), before.changes_at]).toEqual([[], starts_at]);
  expect(texts(during)).toEqual(['Flash sale']);
  expect([texts(after), after.changes_at]).toEqual([[], null]);
});
