import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { useTestApp } from '../../../testing/test-app.ts';
import { products } from '../../catalog/tables.ts';
import { listRows, type Slice } from './list-rows.ts';

const shop = useTestApp();

test('a list of 1,201 rows without a page is read by three queries, each with the filter of the list', async () => {
  const slices: Slice[] = [];
  const isActive = sql`${products.is_active}`;
  await listRows(
    {},
    {
      sortable: {},
      orderBy: [],
      filters: [isActive],
      count: async () => 0,
      rows: async (slice) => {
        slices.push(slice);
        return [];
      },
      ids: {
        db: shop.database.db,
        column: products.id,
        select: () => sql`select id from generate_series(1, 1201) as id`,
      },
    },
  );

  const conditions = slices.map(({ where }) => shop.database.db.select().from(products).where(where).toSQL());
  expect(conditions.map(({ params }) => String(params[0]).split(',').length)).toEqual([500, 500, 201]);
  expect(conditions.filter(({ sql: text }) => !text.includes('"products"."is_active" and'))).toEqual([]);
});
