import { and, asc, getTableColumns, gt, sql, type SQL } from 'drizzle-orm';
import { byteOrderMark, csvLine } from '../core/csv/csv-cells.ts';
import { toRupees } from '../core/money/paise.ts';
import type { Database } from '../core/database/database.ts';
import { orderLines, orders } from './tables.ts';

const rowsAtOnce = 500;

const columns = [
  'reference',
  'status',
  'created_at',
  'name',
  'phone',
  'email',
  'address',
  'pin_code',
  'note',
  'payment',
  'lines',
  'pieces',
  'subtotal',
  'voucher_code',
  'discount',
  'total',
  'updated_at',
  'updated_by',
] as const;

/** The file in pieces of some hundred orders, the oldest first; each piece is as the table is at its moment. */
export async function* exportOrders(db: Database, filters: (SQL | undefined)[]): AsyncGenerator<string> {
  yield byteOrderMark + csvLine([...columns]);
  for (let last = 0; ;) {
    const rows = await selectRows(db, last, filters);
    if (rows.length === 0) return;
    yield rows.map(lineOf).join('');
    last = rows.at(-1)?.id ?? last;
  }
}

const linesInWords = sql<string>`(
  select string_agg(concat(${orderLines.quantity}, ' × ', ${orderLines.name},
    case when ${orderLines.details} <> '' then concat(' (', ${orderLines.details}, ')') end), '; ' order by ${orderLines.position})
  from ${orderLines} where ${orderLines.order_id} = ${orders.id})`;

function selectRows(db: Database, last: number, filters: (SQL | undefined)[]) {
  const { id, request_key: _key, request_hash: _hash, voucher_id: _voucher, ...shown } = getTableColumns(orders);
  return db
    .select({ id, ...shown, lines: linesInWords })
    .from(orders)
    .where(and(gt(id, last), ...filters))
    .orderBy(asc(id))
    .limit(rowsAtOnce);
}

function lineOf(row: Awaited<ReturnType<typeof selectRows>>[number]): string {
  const { subtotal, discount, total } = row;
  const shown = { ...row, subtotal: toRupees(subtotal), discount: toRupees(discount), total: toRupees(total) };
  return csvLine(columns.map((column) => shown[column]));
}
