import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

test('the event loop turns while a long statement runs', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1));

  await shop.database.db.execute(sql`select count(*) from generate_series(1, 500000)`);
  clearInterval(timer);

  // a statement in this thread would end before the second turn
  expect(turns).toBeGreaterThan(5);
});
