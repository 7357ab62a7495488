import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderRow } from '@lumora/shared-contract';
import { setTimeout } from 'node:timers/promises';
import { startApiProcesses, type ApiProcesses } from '../../testing/api-processes.ts';
import { order, shelve, stockOf, voucherUses } from '../../testing/order-rows.ts';
import { storeVoucher } from '../../testing/promotion-rows.ts';

const longEnough = 300_000;
const ordersAtOnce = 15;
const stock = 5_000;
/** About as long as the orders of a round take, so that a kill may come before, amid or after each. */
const roundMs = 150;
let api: ApiProcesses;

beforeAll(async () => {
  api = await startApiProcesses(2);
}, longEnough);

afterAll(() => api.stop(), longEnough);

test(
  'however often the API is killed while it takes orders, pieces and voucher are gone for the orders that are there, and for no others',
  async () => {
    const admin = api.admin();
    const { product, ids } = await shelve(admin, stock);
    await storeVoucher(admin, { code: 'DIWALI', kind: 'fixed', amount: 100 });
    const fields = { lines: [{ variant_id: ids[0], quantity: 2 }], total: 2301, voucher: 'DIWALI' };
    const send = (key: string) => order(api.anyone(), fields, key);
    const listed = async () => (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;
    const expectSums = async () => {
      const { length } = await listed();
      expect(stock - ((await stockOf(admin, product.id))[0]?.stock ?? 0)).toBe(length * 2);
      expect(await voucherUses(admin)).toEqual({ DIWALI: length });
      return length;
    };
    // the embedded database takes its time to come back
    const kills = api.count > 1 ? 20 : 10;
    const keys = Array.from({ length: kills * ordersAtOnce }, (_, number) => `order-number-${number}`);
    let unheard = 0;

    for (let round = 0; round < kills; round += 1) {
      const answers = Promise.allSettled(keys.slice(round * ordersAtOnce, (round + 1) * ordersAtOnce).map(send));
      await setTimeout(Math.random() * roundMs);
      await api.killAndRestart();
      unheard += (await answers).filter(({ status }) => status === 'rejected').length;
      await expectSums();
    }
    for (const key of keys) expect((await send(key)).status).toBe(200);

    expect(unheard).toBeGreaterThan(0);
    expect(await expectSums()).toBe(keys.length);
  },
  longEnough,
);
