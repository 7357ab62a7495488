import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderRow } from '@lumora/shared-contract';
import { setTimeout } from 'node:timers/promises';
import { startApiProcesses, type ApiProcesses } from '../../testing/api-processes.ts';
import { order, shelve, stockOf, voucherUses } from '../../testing/order-rows.ts';
import { storeVoucher } from '../../testing/promotion-rows.ts';
import { until } from '../../testing/until.ts';

const longEnough = 300_000;
const ordersAtOnce = 8;
const stock = 5_000;
/** About as long as the orders of a round take, so that a kill may come before, amid or after each. */
const roundMs = 100;
let api: ApiProcesses;

beforeAll(async () => {
  api = await startApiProcesses(3);
}, longEnough);

afterAll(() => api.stop(), longEnough);

test(
  'however often the API is killed while it takes orders, pieces and voucher are gone for the orders that are there, and for no others',
  async () => {
    const { product, ids } = await shelve(api.admin(), stock);
    await storeVoucher(api.admin(), { code: 'DIWALI', kind: 'fixed', amount: 100 });
    const fields = { lines: [{ variant_id: ids[0], quantity: 2 }], total: 2301, voucher: 'DIWALI' };
    const send = (key: string, place: number) => order(api.anyone(place), fields, key);
    const sums = async (place: number) => {
      const admin = api.admin(place);
      const placed = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data.length;
      const left = (await stockOf(admin, product.id))[0]?.stock;
      return { placed, taken: (stock - (left ?? 0)) / 2, redeemed: (await voucherUses(admin))['DIWALI'] };
    };
    // what a process had sent before it was killed, the database may end a moment later
    const settled = (place: number) =>
      until(
        () => sums(place),
        ({ placed, taken, redeemed }) => placed === taken && placed === redeemed,
      );
    // twenty in all: a process of the embedded database, which has one only, takes its time to come back
    const kills = api.count > 1 ? 12 : 8;
    const keys = Array.from({ length: kills * ordersAtOnce }, (_, number) => `order-number-${number}`);
    const restarts: Promise<void>[] = [];
    let unheard = 0;

    for (let round = 0; round < kills; round += 1) {
      const place = round % api.count;
      await restarts[place];
      const { placed, taken, redeemed } = await settled(place);
      expect([taken, redeemed]).toEqual([placed, placed]);
      const sent = keys.slice(round * ordersAtOnce, (round + 1) * ordersAtOnce).map((key) => send(key, place));
      const answers = Promise.allSettled(sent);
      await setTimeout(Math.random() * roundMs);
      restarts[place] = api.killAndRestart(place);
      unheard += (await answers).filter(({ status }) => status === 'rejected').length;
    }
    await Promise.all(restarts);
    const again: number[] = [];
    for (let from = 0; from < keys.length; from += ordersAtOnce) {
      const some = keys.slice(from, from + ordersAtOnce).map(send);
      again.push(...(await Promise.all(some)).map(({ status }) => status));
    }

    expect(new Set(again)).toEqual(new Set([200]));
    expect(unheard).toBeGreaterThan(0);
    expect(await settled(0)).toEqual({ placed: keys.length, taken: keys.length, redeemed: keys.length });
  },
  longEnough,
);
