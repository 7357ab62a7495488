import { and, eq, ne } from 'drizzle-orm';
import type { CountCustomerUses } from '../promotions/vouchers/voucher-evaluation.ts';
import { orders } from './tables.ts';

/** Returns how many orders with this phone number used the voucher; cancelled orders do not count. */
export const countCustomerUses: CountCustomerUses = async (db, voucherId, phone) => {
  const { voucher_id, status } = orders;
  return db.$count(orders, and(eq(voucher_id, voucherId), eq(orders.phone, phone), ne(status, 'cancelled')));
};
