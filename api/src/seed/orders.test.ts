import { expect, test } from '@jest/globals';
import type { OrderDetail, OrderRow } from '@lumora/shared-contract';
import { isNotNull, sql, type Column } from 'drizzle-orm';
import { useTestApp } from '../../testing/test-app.ts';
import { variants } from '../catalog/tables.ts';
import { openMediaStore } from '../media/media-store.ts';
import { orderLines } from '../orders/tables.ts';
import { sampleProducts } from './sample-products.ts';
import { variantsOf } from './sample-variants.ts';
import { parseSeedPlan } from './seed-plan.ts';
import { seed } from './seed.ts';

const shop = useTestApp();
const run = (plan: string) =>
  seed(shop.database, { media: openMediaStore({ dataDir: shop.database.dataDir }), plan: parseSeedPlan(plan) });

test('the sample has orders in different states, whose pieces are off the shelf', async () => {
  const admin = await shop.as('Administrator');

  await run('sample');

  const rows = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;
  const { db } = shop.database;
  const sumOf = (column: Column) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [sold] = await db
    .select({ pieces: sumOf(orderLines.quantity) })
    .from(orderLines)
    .where(isNotNull(orderLines.variant_id));
  const [left] = await db.select({ pieces: sumOf(variants.stock) }).from(variants);
  const stocked = sampleProducts.flatMap(({ product }, place) => variantsOf(product, place));
  const before = stocked.reduce((sum, { stock }) => sum + stock, 0);
  expect(rows.map(({ status }) => status)).toEqual(['new', 'confirmed', 'delivered']);
  expect([sold?.pieces, left?.pieces]).toEqual([6, before - 6]);
  const drawn = (await admin.get<OrderDetail>(`/admin/orders/edit/${rows[1]?.id}`)).body.data;
  expect(drawn.lines.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/products\//),
    expect.stringMatching(/^\/d\//),
  ]);
});

test('an empty shop has no orders', async () => {
  const admin = await shop.as('Administrator');

  await run('none');

  expect((await admin.get<OrderRow[]>('/admin/orders/list')).body.data).toEqual([]);
});
