import type { ShopOrder, Variant, Voucher } from '@lumora/shared-contract';
import { createHash, randomUUID } from 'node:crypto';
import { variantCalls } from './catalog-rows.ts';
import { openShop } from './shop-rows.ts';
import type { Caller } from './test-app.ts';

/** Who orders in tests; the total is that of the lines. */
export const customer = {
  name: 'Asha Rao',
  phone: '98765 43210',
  address: '12 MG Road, Pune',
  pin_code: '411001',
  payment: 'cod',
};

let shoppers = 0;
/** Each call from an address of its own, as the limits count by address. */
export function otherAddress(): Record<string, string> {
  shoppers += 1;
  return { 'x-forwarded-for': `10.2.${Math.floor(shoppers / 250)}.${shoppers % 250}` };
}

/** Returns the phone number of whoever orders under `key`, as the limits count by phone number. */
export function phoneOf(key: string): string {
  const digest = createHash('sha256').update(key).digest('hex');
  return String(9_000_000_000 + Number.parseInt(digest.slice(0, 7), 16));
}

/** Sends an order, under a key of its own unless one is given. */
export function order(shop: Pick<Caller, 'post'>, fields: object, key: string = randomUUID()) {
  return shop.post<ShopOrder>('/orders', { ...customer, ...fields }, { 'idempotency-key': key, ...otherAddress() });
}

/** A sign for sale at ₹1,200.50 in one size and colour, and at ₹800 in another; the ids are in that order. */
export async function makeSignForSale(admin: Caller, stock = 3) {
  const { sell } = await openShop(admin);
  const product = await sell('Heart Neon', [
    { size: '16x18', colour: 'Pink', price: 1200.5, stock },
    { size: '26x23', colour: 'Blue', price: 800, stock: 9 },
  ]);
  const [dear = 0, cheap = 0] = (await stockOf(admin, product.id)).map(({ id }) => id);
  return { product, ids: [dear, cheap] as const };
}

/** The variants of a product, the first made first. */
export async function stockOf(admin: Caller, productId: number): Promise<Variant[]> {
  const { body } = await admin.get<Variant[]>(`${variantCalls}/list/${productId}`);
  return body.data.sort((a, b) => a.id - b.id);
}

/** How many orders hold each voucher, by code. */
export async function voucherUses(admin: Caller): Promise<Record<string, number>> {
  const { body } = await admin.get<Voucher[]>('/admin/vouchers/list');
  return Object.fromEntries(body.data.map(({ code, used }) => [code, used]));
}
