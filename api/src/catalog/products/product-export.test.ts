import { expect, test } from '@jest/globals';
import type { SignedIn } from '@lumora/shared-contract/auth';
import { sql } from 'drizzle-orm';
import { makeCategory } from '../../../testing/make-products.ts';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

test('an export closes the connection when the database fails in the middle of it', async () => {
  const { db } = shop.database;
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Neon');
  // more than the buffers of the connection hold before the client reads
  await db.execute(sql`
      insert into products (category_id, name, slug, description, updated_by)
      select ${category_id}::integer, 'Mandap ' || n, 'p-' || n, repeat('Made to order. ', 700), 'Asha'
      from generate_series(1, 3000) as n`);
  const credentials = { email: 'administrator@test.example', password: testPassword };
  const { token } = (await shop.post<SignedIn>('/admin/login', credentials)).body.data;

  const response = await fetch(`${shop.origin}/api/admin/products/export.csv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await db.execute(sql`alter table products rename column slug to lost_slug`);
  const result = await response.text().then(
    () => 'complete',
    () => 'aborted',
  );
  await db.execute(sql`alter table products rename column lost_slug to slug`);

  expect(response.status).toBe(200);
  expect(result).toBe('aborted');
});
