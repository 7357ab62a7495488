import type { Voucher, VoucherListQuery } from '@lumora/shared-contract';
import { and, asc, gt } from 'drizzle-orm';
import { byteOrderMark, csvLine } from '../../core/csv/csv-cells.ts';
import type { Database } from '../../core/database/database.ts';
import { findWhere } from '../promotions.queries.ts';
import { vouchers } from '../tables.ts';
import { readVouchers } from './voucher-rows.queries.ts';
import { voucherKind } from './vouchers.ts';

const rowsAtOnce = 100;

/** The file in pieces of some hundred rows, oldest voucher first; each piece is as the table is at its moment. */
export async function* exportVouchers(db: Database, query: VoucherListQuery): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(([name]) => name));
  const filters = findWhere(voucherKind, query);
  for (let last = 0; ;) {
    // each piece begins after the last id of the one before: no connection is kept while a slow client reads
    const where = and(gt(vouchers.id, last), filters);
    const rows = await readVouchers(db, { where, orderBy: [asc(vouchers.id)], limit: rowsAtOnce, offset: 0 });
    if (rows.length === 0) return;
    yield rows.map((row) => csvLine(columns.map(([, cellOf]) => cellOf(row)))).join('');
    last = rows.at(-1)?.id ?? last;
  }
}

type Cell = string | number | boolean | null;

const titles = (scoped: Voucher['products']) => scoped.map(({ title }) => title).join('; ');

const columns: [name: string, cellOf: (voucher: Voucher) => Cell][] = [
  ['code', ({ code }) => code],
  ['status', ({ status }) => status],
  ['kind', ({ kind }) => kind],
  ['amount', ({ amount }) => amount],
  ['min_order', ({ min_order }) => min_order],
  ['max_discount', ({ max_discount }) => max_discount],
  ['used', ({ used }) => used],
  ['usage_limit', ({ usage_limit }) => usage_limit],
  ['per_customer_limit', ({ per_customer_limit }) => per_customer_limit],
  ['categories', ({ categories }) => titles(categories)],
  ['products', ({ products }) => titles(products)],
  ['starts_at', ({ starts_at }) => starts_at],
  ['ends_at', ({ ends_at }) => ends_at],
  ['batch', ({ batch }) => batch],
  ['created_at', ({ created_at }) => created_at],
];
