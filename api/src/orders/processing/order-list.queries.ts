import { normalizeReference, type OrderListQuery, type OrderRow } from '@lumora/shared-contract/orders';
import { desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import { shopTimeZone, toRupees } from '@lumora/shared-contract/format';
import type { Database } from '../../core/database/database.ts';
import { applySlice, listRows, matches, matchesPhone, type Slice } from '../../core/database/list-rows.ts';
import { orders } from '../tables.ts';

const { id, reference, status, payment, name, phone, pieces, total, voucher_code } = orders;
const { created_at, updated_at, updated_by } = orders;
const rowColumns = { id, reference, status, payment, name, phone, pieces, total, voucher_code };

/** Lists orders for the console, newest first unless `query` sorts otherwise; see `listRows`. Amounts are in rupees. */
export function listOrders(db: Database, query: OrderListQuery) {
  return listRows<OrderRow>(query, {
    sortable: {
      reference,
      status,
      name: sql`lower(${name})`,
      total,
      created_at: [created_at, id],
      updated_at: [updated_at, id],
    },
    orderBy: newestFirst,
    filters: orderFilters(query),
    count: (where) => db.$count(orders, where),
    rows: (slice) => selectRows(db, slice),
    ids: { db, column: id, select: (slice) => applySlice(db.select({ id }).from(orders).$dynamic(), slice) },
  });
}

/** Sort order of order lists; `id` makes it unique. */
export const newestFirst = [desc(created_at), desc(id)];

/** Returns the SQL conditions of a list or export query: status, days in India and search text. */
export function orderFilters({ status: wanted, from, to, q }: OrderListQuery): (SQL | undefined)[] {
  return [
    wanted && eq(status, wanted),
    from ? gte(created_at, startOfDay(from)) : undefined,
    to ? lt(created_at, sql`${startOfDay(to)} + interval '1 day'`) : undefined,
    orderSearch(q),
  ];
}

/** Returns midnight in India at the start of a day. */
function startOfDay(day: string): SQL {
  return sql`(${day}::date::timestamp at time zone ${shopTimeZone})`;
}

/** Returns a condition that finds `q` in the reference, in any notation of it, the name or the phone number. */
export function orderSearch(q: string | undefined): SQL | undefined {
  const typedReference = q !== undefined && /\w/.test(q) ? normalizeReference(q) : undefined;
  return or(matches(q, [reference, name]), matches(typedReference, [reference]), matchesPhone(q, phone));
}

async function selectRows(db: Database, slice: Slice): Promise<OrderRow[]> {
  const all = db.select({ ...rowColumns, created_at, updated_at, updated_by }).from(orders);
  const rows = await applySlice(all.$dynamic(), slice);
  return rows.map((row) => ({ ...row, total: toRupees(row.total) }));
}
