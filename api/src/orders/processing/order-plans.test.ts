import { expect, test } from '@jest/globals';
import type { OrderListQuery } from '@lumora/shared-contract/orders';
import { sql } from 'drizzle-orm';
import { plansOf } from '../../../testing/query-plans.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { vacuum } from '../../../testing/vacuum.ts';
import { getNotices } from '../../console/notices.queries.ts';
import { search } from '../../console/search.queries.ts';
import type { Database } from '../../core/database/database.ts';
import { countCustomerUses } from '../voucher-uses-by-customer.queries.ts';
import { exportOrders } from './order-export.queries.ts';
import { listOrders } from './order-list.queries.ts';
import { findShopOrder } from '../orders.queries.ts';
import { listDaySales } from './sales.queries.ts';

const shop = useTestApp();
const rowCount = 20_000;
/** The test inserts `rowCount` rows and plans about thirty queries. */
const timeoutMs = 60_000;

/** Inserts orders of about two years, most of them delivered. */
async function insertOrders(): Promise<void> {
  const { db } = shop.database;
  await db.execute(sql`
    insert into orders (reference, idempotency_key, request_hash, status, payment, name, phone, address, pin_code, pieces, subtotal, total, created_at, updated_at, updated_by)
    select 'LUM-' || upper(substr(md5(n::text), 1, 6)) || n, 'key-' || n, md5(n::text),
      case when n % 50 = 0 then 'new' when n % 9 = 0 then 'cancelled' else 'delivered' end, 'cod',
      (array['Asha', 'Ravi', 'Meera', 'Imran', 'Kavya'])[1 + n * 7 % 5] || ' '
        || (array['Rao', 'Sharma', 'Iyer', 'Khan', 'Pillai', 'Das', 'Bose'])[1 + n * 3 % 7] || ' ' || n,
      '91' || (9000000000 + n * 7919::bigint % 999999999), repeat('12 MG Road, Pune ', 4), '411001', 1, n, n,
      now() - n * interval '1 hour', now() - n * interval '1 hour', 'Asha'
    from generate_series(1, ${rowCount}::integer) as n`);
  await vacuum(db, 'orders');
}

test(
  'no list, filter, search or export of orders scans the whole table',
  async () => {
    await insertOrders();
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
    const others: ((recordedDb: Database) => Promise<unknown>)[] = [
      (recordedDb) => search(recordedDb, 'meera khan', permissions),
      (recordedDb) => getNotices(recordedDb, reader),
      (recordedDb) => listDaySales(recordedDb),
      (recordedDb) => countCustomerUses(recordedDb, 1, '919000007919'),
      (recordedDb) => findShopOrder(recordedDb, { reference: 'LUM-ABCDEF', phone: '919000007919' }),
      (recordedDb) => exportOrders(recordedDb, []).next(),
    ];

    for (const read of [
      ...queries.map((query) => (recordedDb: Database) => listOrders(recordedDb, query)),
      ...others,
    ]) {
      const plans = await plansOf(db, read);
      expect(plans.join('\n')).not.toContain('Seq Scan on orders');
    }
  },
  timeoutMs,
);
