import { eq } from 'drizzle-orm';
import type { RowReference } from '../core/database/row-references.ts';
import { orders } from './tables.ts';

/** What of the orders keeps a voucher from being deleted (D29): the cancelled ones too, which say what they were sold by. */
export const ordersOfVoucher: RowReference = {
  labels: ['order', 'orders'],
  count: (db, id) => db.$count(orders, eq(orders.voucher_id, id)),
};
