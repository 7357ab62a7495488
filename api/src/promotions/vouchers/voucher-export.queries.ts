import type { Voucher, VoucherListQuery } from '@lumora/shared-contract/promotions';
import { and, asc, gt } from 'drizzle-orm';
import { byteOrderMark, csvTime, formatCsv } from '@lumora/shared-contract/csv';
import { chunksById } from '../../core/database/chunks-by-id.ts';
import type { Database } from '../../core/database/database.ts';
import { whereListed } from '../promotions.queries.ts';
import { vouchers } from '../tables.ts';
import { listVouchers } from './voucher-rows.queries.ts';
import { voucherKind } from './vouchers.ts';

const batchSize = 100;

/**
 * Yields the CSV file of the vouchers that match `query`, oldest first, in chunks of 100 rows. Amounts are in rupees, times
 * those of the shop.
 */
export async function* exportVouchers(db: Database, query: VoucherListQuery): AsyncGenerator<string> {
  yield byteOrderMark + formatCsv([columns.map(([label]) => label)]);
  const filters = whereListed(voucherKind, query);
  const selectAfter = (lastId: number) => {
    const where = and(gt(vouchers.id, lastId), filters);
    return listVouchers(db, { where, orderBy: [asc(vouchers.id)], limit: batchSize, offset: 0 });
  };
  for await (const rows of chunksById(selectAfter)) {
    yield formatCsv(rows.map((row) => columns.map(([, toCell]) => toCell(row))));
  }
}

type Cell = string | number | boolean | null;

const titles = (items: Voucher['products']) => items.map(({ title }) => title).join('; ');

const columns: [label: string, toCell: (voucher: Voucher) => Cell][] = [
  ['Code', ({ code }) => code],
  ['Status', ({ status }) => status],
  ['Kind', ({ kind }) => kind],
  ['Amount', ({ amount }) => amount],
  ['Minimum order', ({ min_order }) => min_order],
  ['Maximum discount', ({ max_discount }) => max_discount],
  ['Used', ({ used }) => used],
  ['Usage limit', ({ usage_limit }) => usage_limit],
  ['Limit per customer', ({ per_customer_limit }) => per_customer_limit],
  ['Categories', ({ categories }) => titles(categories)],
  ['Products', ({ products }) => titles(products)],
  ['Starts', ({ starts_at }) => csvTime(starts_at)],
  ['Ends', ({ ends_at }) => csvTime(ends_at)],
  ['Batch', ({ batch }) => batch],
  ['Created', ({ created_at }) => csvTime(created_at)],
];
