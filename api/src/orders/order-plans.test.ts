import { expect, test } from '@jest/globals';
import type { OrderListQuery } from '@lumora/shared-contract';
import { sql } from 'drizzle-orm';
import { plansOf } from '../../testing/plans-of.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { readAttention } from '../console/attention.queries.ts';
import { readNotices } from '../console/notices.queries.ts';
import { search } from '../console/search.queries.ts';
import type { Database } from '../core/database/database.ts';
import { countCustomerUses } from './voucher-uses-by-customer.queries.ts';
import { exportOrders } from './order-export.queries.ts';
import { listOrders } from './order-list.queries.ts';
import { findShopOrder } from './orders.queries.ts';

const shop = useTestApp();
const many = 20_000;
/** The test inserts that many rows, and plans some thirty queries. */
const longEnough = 60_000;

/** Orders of some years, nearly all of them delivered. */
async function fillOrders(): Promise<void> {
  const { db } = shop.database;
  await db.execute(sql`
    insert into orders (reference, request_key, request_hash, status, payment, name, phone, address, pin_code, pieces, subtotal, total, created_at, updated_at, updated_by)
    select 'LUM-' || upper(substr(md5(n::text), 1, 6)) || n, 'key-' || n, md5(n::text),
      case when n % 50 = 0 then 'new' when n % 9 = 0 then 'cancelled' else 'delivered' end, 'cod',
      (array['Asha', 'Ravi', 'Meera', 'Imran', 'Kavya'])[1 + n * 7 % 5] || ' '
        || (array['Rao', 'Sharma', 'Iyer', 'Khan', 'Pillai', 'Das', 'Bose'])[1 + n * 3 % 7] || ' ' || n,
      '91' || (9000000000 + n * 7919::bigint % 999999999), repeat('12 MG Road, Pune ', 4), '411001', 1, n, n,
      now() - n * interval '1 hour', now() - n * interval '1 hour', 'Asha'
    from generate_series(1, ${many}::integer) as n`);
  await db.execute(sql`vacuum (analyze) orders`);
}

test(
  'of many orders no list, filter, search or export reads the whole table',
  async () => {
    await fillOrders();
    const page = { page: 1, page_size: 10 };
    const sorts = ['reference', 'status', 'name', 'total', 'created_at', 'updated_at'];
    const queries: OrderListQuery[] = [
      page,
      ...sorts.flatMap((sort) => [sort, `-${sort}`].map((order) => ({ ...page, sort: order }))),
      { ...page, status: 'new' },
      { ...page, status: 'new', sort: '-total' },
      ...['LUM-4F', 'meera khan', '90000 07919', 'zzzz'].map((q) => ({ ...page, q })),
    ];
    const { db } = shop.database;
    const permissions = ['orders.view'];
    const reader = { id: 1, name: 'Asha', email: '', role: '', permissions };
    const others: ((noted: Database) => Promise<unknown>)[] = [
      (noted) => search(noted, 'meera khan', permissions),
      (noted) => readNotices(noted, reader),
      (noted) => readAttention(noted, permissions),
      (noted) => countCustomerUses(noted, 1, '919000007919'),
      (noted) => findShopOrder(noted, { reference: 'LUM-ABCDEF', phone: '919000007919' }),
      (noted) => exportOrders(noted, []).next(),
    ];

    for (const read of [...queries.map((query) => (noted: Database) => listOrders(noted, query)), ...others]) {
      const plans = await plansOf(db, read);
      expect(plans.join('\n')).not.toContain('Seq Scan on orders');
    }
  },
  longEnough,
);
