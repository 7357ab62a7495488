import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { useTestApp, type Caller } from '../../../testing/test-app.ts';

const app = useTestApp();
let admin: Caller;

beforeEach(async () => {
  admin = await app.as('Administrator');
});

/** Has the database refuse new attributes with `code`, as it does with every write then. */
async function refuseWrites(code: string): Promise<void> {
  const body = sql.raw(`begin raise exception 'no' using errcode = '${code}'; end`);
  await app.database.db.execute(
    sql`create or replace function refuse_attributes() returns trigger language plpgsql as $$ ${body} $$`,
  );
  await app.database.db.execute(
    sql`create or replace trigger refuse_attributes before insert on attributes execute function refuse_attributes()`,
  );
}

test.each([
  ['a full disk', '53100', 'the disk of the server is full'],
  ['a read-only database', '25006', 'the disk of the server cannot be written to'],
])('%s is answered with what to do, and reads go on', async (_name, sqlState, words) => {
  await refuseWrites(sqlState);

  const refused = await admin.post('/admin/attributes/store', { title: 'Size' });
  const read = await admin.get('/admin/attributes/list');

  expect(refused).toMatchObject({
    status: 503,
    body: { error: 'unavailable', message: expect.stringContaining(words) },
  });
  expect(read).toMatchObject({ status: 200, body: { data: [] } });
});
