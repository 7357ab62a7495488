import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderRow } from '@lumora/shared-contract';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { setTimeout } from 'node:timers/promises';
import { startApiProcesses, type ApiProcesses } from '../../testing/api-processes.ts';
import { order, phoneOf, makeSignForSale, stockOf, voucherUses } from '../../testing/order-rows.ts';
import { storeVoucher } from '../../testing/promotion-rows.ts';

const ordersAtOnce = 8;
const stock = 5_000;
/** About as long as the orders of a round take. */
const roundMs = 100;
/** The API is restarted after every kill. */
const restartsTimeoutMs = 120_000;
let api: ApiProcesses;

beforeAll(async () => {
  api = await startApiProcesses(3);
});

afterAll(() => api.stop());

test(
  'however often the API is killed while it takes orders, pieces and voucher are gone for the orders that are there, and for no others',
  async () => {
    const { product, ids } = await makeSignForSale(api.admin(), stock);
    await storeVoucher(api.admin(), { code: 'DIWALI', kind: 'fixed', amount: 100 });
    const fields = { lines: [{ variant_id: ids[0], quantity: 2 }], total: 2301, voucher: 'DIWALI' };
    const send = (key: string, place: number) => order(api.anyone(place), { ...fields, phone: phoneOf(key) }, key);
    const sums = async (place: number) => {
      const admin = api.admin(place);
      const placed = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data.length;
      const left = (await stockOf(admin, product.id))[0]?.stock;
      return { placed, taken: (stock - (left ?? 0)) / 2, redeemed: (await voucherUses(admin))['DIWALI'] };
    };
    // what a process had sent before it was killed, the database may end a moment later
    const settled = (place: number) =>
      pollUntil(
        () => sums(place),
        ({ placed, taken, redeemed }) => placed === taken && placed === redeemed,
      );
    // the embedded database has one process, which takes longer to come back
    const kills = api.count > 1 ? 9 : 5;
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
      // the kills are spread over the round, so that they come before, amid and after its orders
      await setTimeout((roundMs * round) / kills);
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
  restartsTimeoutMs,
);
