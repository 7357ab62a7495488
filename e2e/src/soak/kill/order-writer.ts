import type { Answer, ListAnswer, OrderDetail, OrderRow, ShopOrder, Voucher } from '@lumora/shared-contract';
import { makeGoods, stockOf } from '../../product/goods-for-sale.ts';
import { shopApi } from '../../product/shop-api.ts';
import type { Product } from '../../product/start-product.ts';
import type { Random } from '../seeded-random.ts';
import type { AdminCalls } from './admin-calls.ts';
import { listNewRows } from './new-rows.ts';
import { ConnectionLost, type Writer } from './writer.ts';

const stockAtFirst = 900_000;
const price = 2_500;
const voucher = { code: 'SOAK100', kind: 'fixed', amount: 100, is_active: true };
const customer = {
  name: 'Asha Rao',
  phone: '9876543210',
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
  const goods = [await makeGoods(api, 'Soak Heart', stockAtFirst), await makeGoods(api, 'Soak Star', stockAtFirst)];
  await api.call('POST', '/admin/vouchers/store', voucher);
  const bySku = new Map<string, { taken: number; index: number }>();
  for (const [index, { productId }] of goods.entries()) {
    const { data } = await calls.get<ListAnswer<{ sku: string }>>(
      `/admin/product-variants-and-attributes/list/${productId}`,
    );
    bySku.set(data[0]?.sku ?? '', { taken: 0, index });
  }
  const acknowledgedReferences = new Set<string>();
  const auditedReferences = new Set<string>();
  const unanswered: SentOrder[] = [];
  let [acknowledged, sent, vouchersUsed] = [0, 0, 0];
  let auditedId = Math.max(0, ...(await listNewRows<OrderRow>(calls, '/admin/orders/list', 0)).map(({ id }) => id));

  async function send({ key, body }: SentOrder): Promise<void> {
    const headers = { 'idempotency-key': key, 'x-forwarded-for': addressOf(sent) };
    const { data } = await calls.post<Answer<ShopOrder>>('/orders', body, headers);
    acknowledged += 1;
    acknowledgedReferences.add(data.reference);
  }

  /** Adds the orders that are new to the sums. */
  async function readNewOrders(): Promise<string[]> {
    const rows = await listNewRows<OrderRow>(calls, '/admin/orders/list', auditedId);
    for (const { reference } of rows) auditedReferences.add(reference);
    const lost = [...acknowledgedReferences].filter((reference) => !auditedReferences.has(reference));
    const violations = lost.map((reference) => `The order ${reference} was acknowledged and is lost.`);
    for (const { id } of rows) {
      const { data } = await calls.get<Answer<OrderDetail>>(`/admin/orders/edit/${id}`);
      violations.push(...faultsOf(data));
      if (data.voucher_code !== null) vouchersUsed += 1;
      for (const { sku, quantity } of data.lines) {
        const counted = bySku.get(sku);
        if (counted === undefined) violations.push(`The order ${data.reference} holds ${sku}, which nobody ordered.`);
        else counted.taken += quantity;
      }
    }
    auditedId = Math.max(auditedId, ...rows.map(({ id }) => id));
    acknowledgedReferences.clear();
    return violations;
  }

  /** Compares stock and voucher with the orders that are there. */
  async function compareSums(): Promise<string[]> {
    const violations: string[] = [];
    for (const [sku, { taken, index }] of bySku) {
      const left = await stockOf(api, goods[index] ?? { productId: 0, variantId: 0 });
      if (left !== stockAtFirst - taken)
        violations.push(`${sku}: ${stockAtFirst - (left ?? 0)} pieces were taken for ${taken} ordered ones.`);
    }
    const { data } = await calls.get<ListAnswer<Voucher>>('/admin/vouchers/list');
    const used = data.find(({ code }) => code === voucher.code)?.used;
    if (used !== vouchersUsed) violations.push(`The voucher counts ${used} uses for ${vouchersUsed} orders.`);
    return violations;
  }

  return {
    kind: 'orders',
    concurrency: 6,
    get acknowledged() {
      return acknowledged;
    },
    async write() {
      const lines = goods.slice(0, random.between(1, goods.length)).map(({ variantId }) => ({
        variant_id: variantId,
        quantity: random.between(1, 3),
      }));
      const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const isReduced = random.next() < 0.5;
      const total = pieces * price - (isReduced ? voucher.amount : 0);
      const body = { ...customer, lines, total, ...(isReduced && { voucher: voucher.code }) };
      const order = { key: `soak-order-${(sent += 1)}`, body };
      await send(order).catch((error: unknown) => {
        if (error instanceof ConnectionLost) unanswered.push(order);
        throw error;
      });
    },
    async audit() {
      const violations = [...(await readNewOrders()), ...(await compareSums())];
      // the same order under the same key is found, or made now, once
      for (const order of unanswered.splice(0)) await send(order);
      return [...violations, ...(await readNewOrders()), ...(await compareSums())];
    },
  };
}

function faultsOf({ reference, lines, subtotal, discount, total, events }: OrderDetail): string[] {
  const sum = lines.reduce((money, line) => money + line.total, 0);
  const isPriced = lines.every((line) => line.total === line.price * line.quantity);
  const isRight = lines.length > 0 && isPriced && subtotal === sum && total === sum - discount && events.length > 0;
  return isRight
    ? []
    : [`The order ${reference} does not add up: ${JSON.stringify({ lines, subtotal, discount, total })}`];
}

/** Orders are limited by address. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
