import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ActivePromotions } from '@lumora/shared-contract/promotions';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { startApiProcesses, type ApiProcesses } from '../../../testing/api-processes.ts';
import { inMs, storePromotion } from '../../../testing/promotion-rows.ts';

let api: ApiProcesses;

beforeAll(async () => {
  api = await startApiProcesses(2);
});

afterAll(() => api.stop());

/** Fetches from the other API process, with `If-None-Match` when an ETag is given. */
const active = (etag?: string | null) =>
  api.anyone(1).get<ActivePromotions>('/promotions/active', etag ? { 'if-none-match': etag } : {});

test('every process returns a scheduled promotion at its start, also to a request with the previous ETag', async () => {
  await storePromotion(api.admin(0), 'header-offers', { text: 'Diwali: 20% off', starts_at: inMs(5_000) });
  const before = await pollUntil(active, ({ body }) => body.data.changes_at !== null);
  const etag = before.headers.get('etag');
  const unchanged = await active(etag);

  const after = await pollUntil(
    () => active(etag),
    ({ status }) => status === 200,
  );

  expect([before.body.data.header_offers, unchanged.status]).toEqual([[], 304]);
  expect(after.body.data.header_offers).toMatchObject([{ text: 'Diwali: 20% off' }]);
  expect(after.body.data.changes_at).toBeNull();
});
