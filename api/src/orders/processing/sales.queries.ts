import { salesDays, type DaySales } from '@lumora/shared-contract/orders';
import { and, gte, lt, ne, sql } from 'drizzle-orm';
import { shopTimeZone, toRupees } from '@lumora/shared-contract/format';
import type { Database } from '../../core/database/database.ts';
import { orders } from '../tables.ts';

/** Returns the sales of the last `salesDays` days in India, oldest first, with days without an order. */
export async function listDaySales(db: Database): Promise<DaySales[]> {
  const { id, created_at, status, total } = orders;
  const rows = await db
    .select({
      day: sql<string>`to_char(days.day, 'YYYY-MM-DD')`,
      orders: sql<number>`count(${id})::integer`,
      paise: sql`coalesce(sum(${total}), 0)`.mapWith(Number),
    })
    .from(lastDays)
    .leftJoin(
      orders,
      and(
        gte(created_at, sql`days.day at time zone ${shopTimeZone}`),
        lt(created_at, sql`(days.day + interval '1 day') at time zone ${shopTimeZone}`),
        ne(status, 'cancelled'),
      ),
    )
    .groupBy(sql`days.day`)
    .orderBy(sql`days.day`);
  return rows.map(({ paise, ...row }) => ({ ...row, amount: toRupees(paise) }));
}

/** The start of each day, as a local time in India. */
const lastDays = sql`(
  select today - age * interval '1 day' as day
  from (select date_trunc('day', now() at time zone ${shopTimeZone}) as today) as clock,
    generate_series(0, ${salesDays - 1}::integer) as age
) as days`;
