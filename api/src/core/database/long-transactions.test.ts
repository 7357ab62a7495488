import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

test('the process serves requests between the statements of a long transaction', async () => {
  const { db } = shop.database;
  let isOver = false;
  let served = 0;

  const transaction = db.transaction(async (tx) => {
    for (let n = 0; n < 300; n += 1) await tx.execute(sql`select count(*) from generate_series(1, 5000)`);
    isOver = true;
  });
  while (!isOver) {
    await fetch(`${shop.origin}/healthz`);
    served += 1;
  }
  await transaction;

  expect(served).toBeGreaterThan(5);
});
