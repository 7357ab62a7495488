import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import type { ShopOrder } from '@lumora/shared-contract/orders';
import { createProductForSale } from '../../product/create-product-for-sale.ts';
import { shopApi, type ShopApi } from '../../product/shop-api.ts';
import type { Product } from '../../product/start-product.ts';
import type { Random } from '../scenario/seeded-random.ts';
import type { AdminCalls } from './admin-calls.ts';
import { OrderAudit, type Goods } from './order-audit.ts';
import { ConnectionLost, type Writer } from './writer.ts';

const stock = 900_000;
/** Number of products that are ordered, because orders are limited by product. */
const productCount = 20;
const price = 2_500;
const voucher = { code: 'SOAK100', kind: 'fixed', amount: 100, is_active: true };
const customer = {
  name: 'Asha Rao',
  address: '12 MG Road, Pune',
  pin_code: '411001',
  payment: 'cod',
};

interface SentOrder {
  key: string;
  body: object;
}

/** Places orders of one or two signs, half of them with a voucher. */
export async function orderWriter(calls: AdminCalls, product: Product, random: Random): Promise<Writer> {
  const api = await shopApi(product);
  const goods: Goods[] = [];
  for (let n = 1; n <= productCount; n++) goods.push(await makeVariant(api, `Soak Star ${n}`));
  await api.call('POST', '/admin/vouchers/store', voucher);
  const audit = await OrderAudit.open({ calls, api, goods, stock, voucherCode: voucher.code });
  const withoutResponse: SentOrder[] = [];
  let [acknowledged, sent] = [0, 0];

  async function send({ key, body }: SentOrder): Promise<void> {
    const headers = { 'idempotency-key': key, 'x-forwarded-for': addressOf(sent) };
    const { data } = await calls.post<ApiResponse<ShopOrder>>('/orders', body, headers);
    acknowledged += 1;
    audit.acknowledge(data.reference);
  }

  return {
    kind: 'orders',
    concurrency: 6,
    get acknowledged() {
      return acknowledged;
    },
    async write() {
      const order = { key: `soak-order-${(sent += 1)}`, body: randomOrder(random, goods) };
      await send(order).catch((error: unknown) => {
        if (error instanceof ConnectionLost) withoutResponse.push(order);
        throw error;
      });
    },
    async audit() {
      const violations = await audit.run();
      // the same order with the same key is found, or created once
      for (const order of withoutResponse.splice(0)) await send(order);
      return [...violations, ...(await audit.run())];
    },
  };
}

async function makeVariant(api: ShopApi, name: string): Promise<Goods> {
  const { productId, variantId } = await createProductForSale(api, name, stock);
  const path = `/admin/product-variants-and-attributes/list/${productId}`;
  const [variant] = (await api.call<ListResponse<{ sku: string }>>('GET', path)).data;
  return { productId, variantId, sku: variant?.sku ?? '' };
}

function randomOrder(random: Random, goods: Goods[]): object {
  const first = random.between(0, goods.length - 2);
  const lines = goods.slice(first, first + random.between(1, 2)).map(({ variantId }) => ({
    variant_id: variantId,
    quantity: random.between(1, 3),
  }));
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isReduced = random.next() < 0.5;
  const total = pieces * price - (isReduced ? voucher.amount : 0);
  const phone = String(9_000_000_000 + random.between(0, 999_999_999));
  return { ...customer, phone, lines, total, ...(isReduced && { voucher: voucher.code }) };
}

/** Returns a new IP address, because orders are limited by address. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
