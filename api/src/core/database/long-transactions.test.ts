import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

test('the event loop turns between the statements of a long transaction', async () => {
  const { db } = shop.database;
  let statements = 0;
  const transaction = db.transaction(async (tx) => {
    for (; statements < 100; statements += 1) await tx.execute(sql`select count(*) from generate_series(1, 20000)`);
  });

  // without a turn, the first one comes when the last statement has ended
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  const statementsMeanwhile = statements;
  await transaction;

  expect(statementsMeanwhile).toBeLessThan(100);
});
