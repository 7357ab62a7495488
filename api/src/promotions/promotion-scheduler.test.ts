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

/** A running clock, and the moments (ms since 1970) at which it told that something started or ended. */
async function startClock() {
  const told: number[] = [];
  const unsubscribe = database.changes.subscribe((table) => table === 'promotions' && told.push(Date.now()));
  const clock = new PromotionScheduler(database, { warn: () => undefined });
  await clock.tick();
  const stop = async () => {
    unsubscribe();
    await clock.stop();
  };
  return { told, clock, stop };
}

async function schedule(starts_at: string, is_active = true): Promise<void> {
  const colours = { background_colour: '#ff2e88', text_colour: '#0b0b12' };
  await database.db.insert(headerOffers).values({ text: 'Sale', ...colours, starts_at, is_active, updated_by: 'me' });
}

test('a start that is written while the clock runs is told once, not before it, however often it is looked for', async () => {
  const { told, clock, stop } = await startClock();
  const starts_at = inMs(1_500);
  await schedule(starts_at);

  await pollUntil(
    async () => clock.tick(),
    () => told.length > 0,
  );
  for (let looks = 0; looks < 20; looks += 1) await clock.tick();
  await stop();

  expect(told).toHaveLength(1);
  expect(told[0]).toBeGreaterThanOrEqual(Date.parse(starts_at));
});

test('of drafts, and of what is over, nothing is told, nor by a clock that was stopped', async () => {
  const [running, stopped] = [await startClock(), await startClock()];
  await stopped.stop();
  await schedule(inMs(-60_000));
  await schedule(inMs(500), false);
  await schedule(inMs(1_000));

  await pollUntil(
    async () => running.told.length,
    (count) => count > 0,
  );
  await running.stop();

  // two clocks that run would both have told
  expect(running.told).toHaveLength(1);
});

test('a moment further away than a timer can wait does not fire at once', async () => {
  const { told, clock, stop } = await startClock();
  await schedule('9999-01-01T00:00:00.000Z');

  for (let looks = 0; looks < 20; looks += 1) await clock.tick();
  await stop();

  expect(told).toEqual([]);
});
