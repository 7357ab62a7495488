import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { useTestApp, type Caller } from '../../../testing/test-app.ts';

const app = useTestApp();
let admin: Caller;

beforeEach(async () => {
  admin = await app.as('Administrator');
});

/** Makes the database reject new attributes with the SQLSTATE `code`. */
async function rejectWrites(code: string): Promise<void> {
  const body = sql.raw(`begin raise exception 'no' using errcode = '${code}'; end`);
  await app.database.db.execute(
    sql`create or replace function reject_attributes() returns trigger language plpgsql as $$ ${body} $$`,
  );
  await app.database.db.execute(
    sql`create or replace trigger reject_attributes before insert on attributes execute function reject_attributes()`,
  );
}

test.each([
  ['a full disk', '53100', 'the disk of the server is full'],
  ['a read-only database', '25006', 'the disk of the server cannot be written to'],
])('a write on %s gives 503 with the cause, and reads still work', async (_name, sqlState, cause) => {
  await rejectWrites(sqlState);

  const write = await admin.post('/admin/attributes/store', { title: 'Size' });
  const read = await admin.get('/admin/attributes/list');

  expect(write).toMatchObject({
    status: 503,
    body: { error: 'unavailable', message: expect.stringContaining(cause) },
  });
  expect(read).toMatchObject({ status: 200, body: { data: [] } });
});
