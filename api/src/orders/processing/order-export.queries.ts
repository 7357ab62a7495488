import { and, asc, getTableColumns, gt, sql, type SQL } from 'drizzle-orm';
import { byteOrderMark, csvTime, formatCsv } from '@lumora/shared-contract/csv';
import { toRupees } from '@lumora/shared-contract/format';
import { chunksById } from '../../core/database/chunks-by-id.ts';
import type { Database } from '../../core/database/database.ts';
import { orderLines, orders } from '../tables.ts';

const batchSize = 500;

/**
 * Yields the CSV file of the orders that match `filters`, oldest first, in chunks of 500 rows. Amounts are in rupees,
 * times those of the shop.
 */
export async function* exportOrders(db: Database, filters: (SQL | undefined)[]): AsyncGenerator<string> {
  yield byteOrderMark + formatCsv([columns.map(([label]) => label)]);
  for await (const rows of chunksById((lastId) => selectRows(db, lastId, filters))) {
    yield formatCsv(rows.map((row) => columns.map(([, toCell]) => toCell(row))));
  }
}

const linesAsText = sql<string>`(
  select string_agg(concat(${orderLines.quantity}, ' × ', ${orderLines.name},
    case when ${orderLines.details} <> '' then concat(' (', ${orderLines.details}, ')') end), '; ' order by ${orderLines.position})
  from ${orderLines} where ${orderLines.order_id} = ${orders.id})`;

async function selectRows(db: Database, lastId: number, filters: (SQL | undefined)[]) {
  const { id, idempotency_key: _key, request_hash: _hash, voucher_id: _voucher, ...exported } = getTableColumns(orders);
  return db
    .select({ id, ...exported, lines: linesAsText })
    .from(orders)
    .where(and(gt(id, lastId), ...filters))
    .orderBy(asc(id))
    .limit(batchSize);
}

type ExportedOrder = Awaited<ReturnType<typeof selectRows>>[number];

const columns: [label: string, toCell: (order: ExportedOrder) => string | number | null][] = [
  ['Order', ({ reference }) => reference],
  ['Status', ({ status }) => status],
  ['Placed', ({ created_at }) => csvTime(created_at)],
  ['Name', ({ name }) => name],
  ['Mobile number', ({ phone }) => phone],
  ['Email', ({ email }) => email],
  ['Address', ({ address }) => address],
  ['PIN code', ({ pin_code }) => pin_code],
  ['Note', ({ note }) => note],
  ['Payment', ({ payment }) => payment],
  ['Lines', ({ lines }) => lines],
  ['Pieces', ({ pieces }) => pieces],
  ['Subtotal', ({ subtotal }) => toRupees(subtotal)],
  ['Voucher', ({ voucher_code }) => voucher_code],
  ['Discount', ({ discount }) => toRupees(discount)],
  ['Total', ({ total }) => toRupees(total)],
  ['Updated', ({ updated_at }) => csvTime(updated_at)],
  ['Updated by', ({ updated_by }) => updated_by],
];
