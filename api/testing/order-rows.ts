import type { Variant } from '@lumora/shared-contract/catalog';
import type { ShopOrder } from '@lumora/shared-contract/orders';
import type { Voucher } from '@lumora/shared-contract/promotions';
import { createHash, randomUUID } from 'node:crypto';
import { variantCalls } from './catalog-rows.ts';
import { openShop } from './shop-rows.ts';
import type { Caller } from './test-app.ts';

/** Contact fields and payment method of a valid order; lines and total are added by the test. */
export const customer = {
  name: 'Asha Rao',
  phone: '98765 43210',
  address: '12 MG Road, Pune',
  pin_code: '411001',
  payment: 'cod',
};

let clients = 0;

/** Returns a header with a new client IP address for each call, because rate limits count by IP address. */
export function otherAddress(): Record<string, string> {
  clients += 1;
  return { 'x-forwarded-for': `10.2.${Math.floor(clients / 250)}.${clients % 250}` };
}

/** Returns a phone number that is derived from `key`, because rate limits count by phone number. */
export function phoneOf(key: string): string {
  const digest = createHash('sha256').update(key).digest('hex');
  return String(9_000_000_000 + Number.parseInt(digest.slice(0, 7), 16));
}

/** Sends `POST /orders` with a new idempotency key, unless `key` is given. */
export function order(shop: Pick<Caller, 'post'>, fields: object, key: string = randomUUID()) {
  return shop.post<ShopOrder>('/orders', { ...customer, ...fields }, { 'idempotency-key': key, ...otherAddress() });
}

/** Creates an active product with two variants, at ₹1,200.50 and at ₹800; `ids` are their ids in this order. */
export async function makeSignForSale(admin: Caller, stock = 3) {
  const { sell } = await openShop(admin);
  const product = await sell('Heart Neon', [
    { size: '16x18', colour: 'Pink', price: 1200.5, stock },
    { size: '26x23', colour: 'Blue', price: 800, stock: 9 },
  ]);
  const [dear = 0, cheap = 0] = (await stockOf(admin, product.id)).map(({ id }) => id);
  return { product, ids: [dear, cheap] as const };
}

/** Lists the variants of a product, oldest first. */
export async function stockOf(admin: Caller, productId: number): Promise<Variant[]> {
  const { body } = await admin.get<Variant[]>(`${variantCalls}/list/${productId}`);
  return body.data.sort((a, b) => a.id - b.id);
}

/** Returns the number of orders that use each voucher, by voucher code. */
export async function voucherUses(admin: Caller): Promise<Record<string, number>> {
  const { body } = await admin.get<Voucher[]>('/admin/vouchers/list');
  return Object.fromEntries(body.data.map(({ code, used }) => [code, used]));
}
