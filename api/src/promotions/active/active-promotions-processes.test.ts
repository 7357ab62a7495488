import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ActivePromotions } from '@lumora/shared-contract';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { startApiProcesses, type ApiProcesses } from '../../../testing/api-processes.ts';
import { inMs, storePromotion } from '../../../testing/promotion-rows.ts';

let api: ApiProcesses;

beforeAll(async () => {
  api = await startApiProcesses(2);
});

afterAll(() => api.stop());

/** Asks the process that was not written to, as who has an answer already when its ETag is given. */
const active = (etag?: string | null) =>
  api.anyone(1).get<ActivePromotions>('/promotions/active', etag ? { 'if-none-match': etag } : {});

test('what starts by itself is shown by every process, and who asks again with the ETag of before is sent the new answer', async () => {
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
