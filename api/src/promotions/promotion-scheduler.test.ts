import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { inMs } from '../../testing/promotion-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { PromotionScheduler } from './promotion-scheduler.ts';
import { headerOffers } from './tables.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

/** Starts a scheduler; `notifiedAt` has the timestamps (ms since 1970) of its change notices. */
async function startScheduler() {
  const notifiedAt: number[] = [];
  const unsubscribe = database.changes.subscribe((table) => table === 'promotions' && notifiedAt.push(Date.now()));
  const scheduler = new PromotionScheduler(database, { warn: () => undefined });
  await scheduler.tick();
  const stop = async () => {
    unsubscribe();
    await scheduler.stop();
  };
  return { notifiedAt, scheduler, stop };
}

async function schedule(starts_at: string, is_active = true): Promise<void> {
  const colours = { background_colour: '#ff2e88', text_colour: '#0b0b12' };
  await database.db.insert(headerOffers).values({ text: 'Sale', ...colours, starts_at, is_active, updated_by: 'me' });
}

test('the scheduler notifies once of a start that is written while it runs, and not before the start', async () => {
  const { notifiedAt, scheduler, stop } = await startScheduler();
  const starts_at = inMs(1_500);
  await schedule(starts_at);

  await pollUntil(
    async () => scheduler.tick(),
    () => notifiedAt.length > 0,
  );
  for (let count = 0; count < 20; count += 1) await scheduler.tick();
  await stop();

  expect(notifiedAt).toHaveLength(1);
  expect(notifiedAt[0]).toBeGreaterThanOrEqual(Date.parse(starts_at));
});

test('the scheduler notifies neither of drafts nor of past starts, and not after it was stopped', async () => {
  const [running, stopped] = [await startScheduler(), await startScheduler()];
  await stopped.stop();
  await schedule(inMs(-60_000));
  await schedule(inMs(500), false);
  await schedule(inMs(1_000));

  await pollUntil(
    async () => running.notifiedAt.length,
    (count) => count > 0,
  );
  await running.stop();

  // two running schedulers would both have notified
  expect(running.notifiedAt).toHaveLength(1);
});

test('a start later than the maximum delay of a timer does not notify at once', async () => {
  const { notifiedAt, scheduler, stop } = await startScheduler();
  await schedule('9999-01-01T00:00:00.000Z');

  for (let count = 0; count < 20; count += 1) await scheduler.tick();
  await stop();

  expect(notifiedAt).toEqual([]);
});
