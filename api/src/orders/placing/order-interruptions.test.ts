import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderRow } from '@lumora/shared-contract/orders';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { setTimeout } from 'node:timers/promises';
import { startApiProcesses, type ApiProcesses } from '../../../testing/api-processes.ts';
import { order, phoneOf, makeSignForSale, stockOf, voucherUses } from '../../../testing/order-rows.ts';
import { storeVoucher } from '../../../testing/promotion-rows.ts';

const parallelOrders = 8;
const stock = 5_000;
/** Approximate duration of the orders of one round. */
const roundMs = 100;
// long, because the API is restarted after every kill
const restartsTimeoutMs = 120_000;
let api: ApiProcesses;

beforeAll(async () => {
  api = await startApiProcesses(3);
});

afterAll(() => api.stop());

test(
  'stock and voucher uses match the placed orders when the API is killed while it places orders',
  async () => {
    const { product, ids } = await makeSignForSale(api.admin(), stock);
    await storeVoucher(api.admin(), { code: 'DIWALI', kind: 'fixed', amount: 100 });
    const fields = { lines: [{ variant_id: ids[0], quantity: 2 }], total: 2301, voucher: 'DIWALI' };
    const send = (key: string, processIndex: number) =>
      order(api.anyone(processIndex), { ...fields, phone: phoneOf(key) }, key);
    const sums = async (processIndex: number) => {
      const admin = api.admin(processIndex);
      const placed = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data.length;
      const remaining = (await stockOf(admin, product.id))[0]?.stock;
      return { placed, taken: (stock - (remaining ?? 0)) / 2, redeemed: (await voucherUses(admin))['DIWALI'] };
    };
    // the database can finish the statements of a killed process some time after the kill
    const pollSums = (processIndex: number) =>
      pollUntil(
        () => sums(processIndex),
        ({ placed, taken, redeemed }) => placed === taken && placed === redeemed,
      );
    // the embedded database has one process, which takes longer to restart
    const kills = api.count > 1 ? 9 : 5;
    const keys = Array.from({ length: kills * parallelOrders }, (_, number) => `order-number-${number}`);
    const restarts: Promise<void>[] = [];
    let lostResponses = 0;

    for (let round = 0; round < kills; round += 1) {
      const processIndex = round % api.count;
      await restarts[processIndex];
      const { placed, taken, redeemed } = await pollSums(processIndex);
      expect([taken, redeemed]).toEqual([placed, placed]);
      const sent = keys
        .slice(round * parallelOrders, (round + 1) * parallelOrders)
        .map((key) => send(key, processIndex));
      const responses = Promise.allSettled(sent);
      // the kill comes a little later in each round, so that it hits orders at every stage
      await setTimeout((roundMs * round) / kills);
      restarts[processIndex] = api.killAndRestart(processIndex);
      lostResponses += (await responses).filter(({ status }) => status === 'rejected').length;
    }
    await Promise.all(restarts);
    const retryStatuses: number[] = [];
    for (let from = 0; from < keys.length; from += parallelOrders) {
      const retries = keys.slice(from, from + parallelOrders).map(send);
      retryStatuses.push(...(await Promise.all(retries)).map(({ status }) => status));
    }

    expect(new Set(retryStatuses)).toEqual(new Set([200]));
    expect(lostResponses).toBeGreaterThan(0);
    expect(await pollSums(0)).toEqual({ placed: keys.length, taken: keys.length, redeemed: keys.length });
  },
  restartsTimeoutMs,
);
