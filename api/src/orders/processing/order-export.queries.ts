import { and, asc, getTableColumns, gt, sql, type SQL } from 'drizzle-orm';
import { byteOrderMark, csvTime, formatCsv } from '@lumora/shared-contract/csv';
import { toRupees } from '@lumora/shared-contract/format';
import type { Database } from '../../core/database/database.ts';
import { orderLines, orders } from '../tables.ts';

const batchSize = 500;

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

/**
 * Yields the CSV file of the orders that match `filters`, oldest first, in chunks of 500 rows. Each chunk is a query of
 * its own, so that a long download holds no transaction open. Amounts are in rupees, times those of the shop.
 */
export async function* exportOrders(db: Database, filters: (SQL | undefined)[]): AsyncGenerator<string> {
  yield byteOrderMark + formatCsv([columns]);
  for (let lastId = 0; ;) {
    const rows = await selectRows(db, lastId, filters);
    if (rows.length === 0) return;
    yield formatCsv(rows.map(toCells));
    lastId = rows.at(-1)?.id ?? lastId;
  }
}

const linesAsText = sql<string>`(
  select string_agg(concat(${orderLines.quantity}, ' × ', ${orderLines.name},
    case when ${orderLines.details} <> '' then concat(' (', ${orderLines.details}, ')') end), '; ' order by ${orderLines.position})
  from ${orderLines} where ${orderLines.order_id} = ${orders.id})`;

function selectRows(db: Database, lastId: number, filters: (SQL | undefined)[]) {
  const { id, idempotency_key: _key, request_hash: _hash, voucher_id: _voucher, ...exported } = getTableColumns(orders);
  return db
    .select({ id, ...exported, lines: linesAsText })
    .from(orders)
    .where(and(gt(id, lastId), ...filters))
    .orderBy(asc(id))
    .limit(batchSize);
}

function toCells(row: Awaited<ReturnType<typeof selectRows>>[number]) {
  const cells = {
    ...row,
    created_at: csvTime(row.created_at),
    updated_at: csvTime(row.updated_at),
    subtotal: toRupees(row.subtotal),
    discount: toRupees(row.discount),
    total: toRupees(row.total),
  };
  return columns.map((column) => cells[column]);
}
