import { expect, it } from '@jest/globals';
import { openDatabase } from '@lumora/api';
import { pino } from 'pino';
import { openChanges } from './change-source.ts';

const log = pino({ level: 'silent' });
/** Named by the stage of `npm test` that starts one; the embedded database is in one process only. */
const postgres = [process.env['TEST_DATABASE_URL']].filter((url) => url !== undefined);

for (const databaseUrl of postgres) {
  it('a gateway with its API elsewhere hears of a change by the database, at once and once more', async () => {
    const changes = await openChanges({ databaseUrl }, null, log);
    const writer = await openDatabase({ databaseUrl, dataDir: '' });
    let calls = 0;
    const heard = new Promise<void>((resolve) =>
      changes.subscribe(() => {
        calls += 1;
        if (calls === 2) resolve();
      }),
    );

    await writer.db.execute("select pg_notify('lumora_changes', 'categories')");
    await heard;

    expect(calls).toBe(2);
    await changes.close();
    await writer.close();
  });
}

it('a database that cannot be reached ends the start with one line', async () => {
  await expect(openChanges({ databaseUrl: 'postgres://127.0.0.1:1/none' }, null, log)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^The database of DATABASE_URL cannot be reached: [^\n]+\.$/),
  });
});
