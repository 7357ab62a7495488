import { eq } from 'drizzle-orm';
import type { RowReference } from '../core/database/row-references.ts';
import { orders } from './tables.ts';

/** Orders that prevent the deletion of a voucher, cancelled ones included, because they show the voucher's code. */
export const ordersOfVoucher: RowReference = {
  labels: ['order', 'orders'],
  count: (db, id) => db.$count(orders, eq(orders.voucher_id, id)),
};
