import { expect, test } from '@jest/globals';
import type { SitemapFiles } from '@lumora/shared-contract/storefront';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { sql } from 'drizzle-orm';
import { makeCategory } from '../../../testing/make-products.ts';
import { sitemapLines } from '../../../testing/sitemap-lines.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

test('a sitemap file has at most 50,000 URLs, and each URL is listed once', async () => {
  const { db } = shop.database;
  const category_id = await makeCategory(await shop.as('Administrator'), 'Wedding Neon');
  await db.execute(sql`alter table products disable trigger user`);
  await db.execute(sql`
    insert into products (category_id, name, slug, is_active, updated_by)
    select ${category_id}, 'Sign ' || n, 'sign-' || n, n % 10 > 0, 'x' from generate_series(1, 56000) n`);
  await db.execute(sql`alter table products enable trigger user`);

  const index = await pollUntil(
    () => shop.get<SitemapFiles>('/sitemap'),
    ({ body }) => body.data.files.length > 1,
  );
  const files = [await sitemapLines(shop.origin, 'products-1'), await sitemapLines(shop.origin, 'products-2')];

  expect(index.body.data.files.map(({ name }) => name)).toEqual(['pages', 'products-1', 'products-2']);
  expect(files.map(({ length }) => length)).toEqual([50_000, 400]);
  expect(new Set(files.flat()).size).toBe(50_400);
});
