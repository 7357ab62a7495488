import { expect, test } from '@jest/globals';
import type { ProductListQuery } from '@lumora/shared-contract/catalog';
import { sql } from 'drizzle-orm';
import { makeCategory, makeSubCategory } from '../../../testing/make-products.ts';
import { plansOf } from '../../../testing/query-plans.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { vacuum } from '../../../testing/vacuum.ts';
import type { Database } from '../../core/database/database.ts';
import { exportProducts } from './product-export.queries.ts';
import { listProductsByWords, listProducts } from './product-list.queries.ts';
import { products } from '../tables.ts';

const shop = useTestApp();
const many = 20_000;
/** The test inserts 20,000 rows and plans about thirty queries. */
const timeoutMs = 60_000;

/** Inserts products with descriptions of a realistic length. */
async function fillProducts() {
  const { db } = shop.database;
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Wedding Neon');
  const other = await makeCategory(admin, 'Home');
  const sub_category_id = await makeSubCategory(admin, 'Names', category_id);
  await db.execute(sql`
    insert into products (category_id, sub_category_id, name, slug, description, is_active, best_seller, new_arrival, stock_total, min_price, updated_by)
    select case n % 20 when 0 then ${category_id}::integer else ${other}::integer end,
      case n % 20 when 0 then ${sub_category_id}::integer end,
      (array['Golden', 'Pink', 'Warm', 'Ice'])[1 + n * 7 % 4] || ' '
        || (array['Mandap', 'Butterfly', 'Peacock', 'Lotus', 'Skyline', 'Temple', 'Guitar'])[1 + n * 3 % 7] || ' Neon ' || n,
      'p-' || n, repeat('Made to order, dispatched in some days. ', 20),
      n % 10 <> 0, n % 50 = 0, n % 40 = 0, n % 30, case when n % 7 > 0 then n * 97 % 300000 end, 'Asha'
    from generate_series(1, ${many}::integer) as n`);
  await vacuum(db, 'products');
  return { category_id, sub_category_id };
}

test(
  'lists, filters, searches and counts of 20,000 products use indexes only',
  async () => {
    const { category_id, sub_category_id } = await fillProducts();
    const page = { page: 1, page_size: 10 };
    const sorts = ['id', 'name', 'min_price', 'stock_total', 'created_at', 'updated_at'];
    const queries: ProductListQuery[] = [
      page,
      { ...page, page: many / 10 - 1 },
      ...sorts.flatMap((sort) => [sort, `-${sort}`].map((order) => ({ ...page, sort: order }))),
      { ...page, page: 1500, sort: 'name' },
      { ...page, category_id },
      { ...page, sub_category_id, sort: '-min_price' },
      { ...page, is_active: true },
      { ...page, is_active: false, sort: 'name' },
      { ...page, best_seller: true },
      { ...page, new_arrival: true, category_id },
      ...(['in', 'low', 'out'] as const).map((stock) => ({ ...page, stock })),
      ...['4711', 'golden lotus', 'goldn lotsu', 'goldenlotus', 'zzzz', 'peacock 77'].map((q) => ({ ...page, q })),
    ];
    const { db } = shop.database;
    const count = (explained: Database) => (where: Parameters<Database['$count']>[1]) =>
      explained.$count(products, where);

    for (const query of queries) {
      const plans = await plansOf(db, (explained) => listProducts(explained, query, count(explained)));
      expect({ query, plans: plans.join('\n') }).toEqual({
        query,
        plans: expect.not.stringContaining('Seq Scan on products'),
      });
    }
    const others = [
      ...(await plansOf(db, (explained) => listProductsByWords(explained, 'peacok'))),
      ...(await plansOf(db, (explained) => exportProducts(explained, undefined).next())),
    ];
    expect(others.join('\n')).not.toContain('Seq Scan on products');
    await db.execute(sql`delete from products`);
  },
  timeoutMs,
);
