import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

test('the process serves requests between the statements of a long transaction', async () => {
  const { db } = shop.database;
  let statements = 0;
  const transaction = db.transaction(async (tx) => {
    for (; statements < 300; statements += 1) await tx.execute(sql`select count(*) from generate_series(1, 5000)`);
  });

  const responses: number[] = [];
  for (let n = 0; n < 5; n += 1) responses.push((await fetch(`${shop.origin}/healthz`)).status);
  const statementsMeanwhile = statements;
  await transaction;

  expect(responses).toEqual([200, 200, 200, 200, 200]);
  expect(statementsMeanwhile).toBeLessThan(300);
});
