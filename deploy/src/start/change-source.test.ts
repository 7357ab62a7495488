import { expect, test } from '@jest/globals';
import { openDatabase } from '@lumora/api';
import { pino } from 'pino';
import { openChanges } from './change-source.ts';

const log = pino({ level: 'silent' });
/** Set by `npm test`, which starts the server; the embedded database has only one process. */
const postgres = [process.env['TEST_DATABASE_URL']].filter((url) => url !== undefined);

for (const databaseUrl of postgres) {
  test('a gateway without an embedded API receives a change notice of the database twice', async () => {
    const changes = await openChanges({ databaseUrl }, null, log);
    const writer = await openDatabase({ databaseUrl, dataDir: '' });
    let calls = 0;
    const secondNotice = new Promise<void>((resolve) =>
      changes.subscribe(() => {
        calls += 1;
        if (calls === 2) resolve();
      }),
    );

    await writer.db.execute("select pg_notify('lumora_changes', 'categories')");
    await secondNotice;

    expect(calls).toBe(2);
    await changes.close();
    await writer.close();
  });
}

test('a database that cannot be reached is reported in one line', async () => {
  await expect(openChanges({ databaseUrl: 'postgres://127.0.0.1:1/none' }, null, log)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^The database of DATABASE_URL cannot be reached: [^\n]+\.$/),
  });
});
