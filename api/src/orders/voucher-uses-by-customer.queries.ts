import { and, eq, ne } from 'drizzle-orm';
import type { CountCustomerUses } from '../promotions/vouchers/voucher-evaluation.ts';
import { orders } from './tables.ts';

/** Orders of the customer with this phone number that hold the voucher; a cancelled one has given it back. */
export const countCustomerUses: CountCustomerUses = async (db, voucherId, phone) => {
  const { voucher_id, status } = orders;
  return db.$count(orders, and(eq(voucher_id, voucherId), eq(orders.phone, phone), ne(status, 'cancelled')));
};
