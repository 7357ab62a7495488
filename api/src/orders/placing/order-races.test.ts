import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderRow } from '@lumora/shared-contract/orders';
import type { Voucher } from '@lumora/shared-contract/promotions';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { startApiProcesses, type ApiProcesses } from '../../../testing/api-processes.ts';
import { variantCalls } from '../../../testing/catalog-rows.ts';
import { order, phoneOf, makeSignForSale, stockOf, voucherUses } from '../../../testing/order-rows.ts';
import { storeVoucher } from '../../../testing/promotion-rows.ts';

// long, because up to 200 parallel requests wait for locks
const queueTimeoutMs = 60_000;
let api: ApiProcesses;
let seeded: Awaited<ReturnType<typeof makeSignForSale>>;

beforeAll(async () => {
  api = await startApiProcesses(2);
  seeded = await makeSignForSale(api.admin());
});

afterAll(() => api.stop());

/** Sets the stock of the two variants. */
async function setStock(...stocks: [number, number]): Promise<void> {
  const variants = seeded.ids.map((id, index) => ({ id, stock: stocks[index] }));
  await api.admin().post(`${variantCalls}/update-many`, { variants });
}

/** Sends an order to one of the API processes; repeats it on 503, as the shop does. */
function send(index: number, fields: object, key: string) {
  return pollUntil(
    () => order(api.anyone(index), { ...fields, phone: phoneOf(key) }, key),
    ({ status }) => status !== 503,
    { timeoutMs: queueTimeoutMs },
  );
}

test(
  '200 parallel orders never exceed the stock or the usage limit of the voucher',
  async () => {
    const admin = api.admin();
    const { product, ids } = seeded;
    await setStock(3, 500);
    await storeVoucher(admin, { code: 'FIRST5', kind: 'fixed', amount: 100, usage_limit: 5 });
    const scarce = { lines: [{ variant_id: ids[0], quantity: 1 }], total: 1200.5 };
    const cheaper = { lines: [{ variant_id: ids[1], quantity: 1 }], total: 700, voucher: 'FIRST5' };

    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => send(index, index % 2 ? scarce : cheaper, `order-number-${index}`)),
    );

    const outcomes = responses.map(({ status, body }) => `${status} ${Object.values(body.fields ?? {}).join()}`);
    expect(countEach(outcomes)).toEqual({
      '200 ': 8,
      '409 “Heart Neon” (SIZE: 41 × 46 cm · Colour: Pink) is out of stock.': 97,
      '409 FIRST5 has been used up. Try another code.': 95,
    });
    expect((await stockOf(admin, product.id)).map(({ stock }) => stock)).toEqual([0, 495]);
    expect(await voucherUses(admin)).toEqual({ FIRST5: 5 });
    const rows = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;
    expect(countEach(rows.map(({ voucher_code }) => String(voucher_code)))).toEqual({ FIRST5: 5, null: 3 });
  },
  queueTimeoutMs,
);

test(
  'parallel orders of the same variants in different sequences, and their cancellations, all succeed without a deadlock',
  async () => {
    await setStock(500, 500);
    const lines = seeded.ids.map((variant_id) => ({ variant_id, quantity: 1 }));
    const linesFor = (index: number) => (index % 2 ? lines : [...lines].reverse());

    const placed = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        send(index, { lines: linesFor(index), total: 2000.5 }, `both-signs-${index}`),
      ),
    );
    const { data } = (await api.admin().get<OrderRow[]>('/admin/orders/list?q=Asha&status=new')).body;
    const both = data.filter(({ total }) => total === 2000.5);
    const cancelled = await Promise.all(
      both.map(({ id }, index) =>
        api.admin(index).post(`/admin/orders/update/${id}`, { status: 'cancelled', reason: 'No longer wanted' }),
      ),
    );

    expect(countEach(placed.map(({ status }) => String(status)))).toEqual({ 200: 60 });
    expect(countEach(cancelled.map(({ status }) => String(status)))).toEqual({ 200: 60 });
  },
  queueTimeoutMs,
);

test(
  'parallel edits of a voucher and orders with it all succeed',
  async () => {
    await setStock(500, 500);
    const { product, ids } = seeded;
    const rule = { kind: 'fixed' as const, amount: 100, product_ids: [product.id], is_active: true };
    const { id } = await storeVoucher(api.admin(), { code: 'HEARTS', ...rule });
    const fields = { lines: [{ variant_id: ids[1], quantity: 1 }], total: 700, voucher: 'HEARTS' };

    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => [
        send(index, fields, `heart-number-${index}`),
        api.admin(index).post(`/admin/vouchers/update/${id}`, { code: 'HEARTS', ...rule }),
      ]).flat(),
    );

    expect(countEach(responses.map(({ status }) => String(status)))).toEqual({ 200: 120 });
    expect((await voucherUses(api.admin()))['HEARTS']).toBe(60);
  },
  queueTimeoutMs,
);

test(
  'cancelling orders succeeds while deleting their vouchers gets 409, without a deadlock',
  async () => {
    await setStock(500, 500);
    const admin = api.admin();
    const codes = Array.from({ length: 40 }, (_, number) => `GLOW${number}`);
    const line = { lines: [{ variant_id: seeded.ids[1], quantity: 1 }], total: 700 };
    await Promise.all(
      codes.map(async (code, index) => {
        await storeVoucher(admin, { code, kind: 'fixed', amount: 100 });
        await send(index, { ...line, voucher: code }, `glow-number-${index}`);
      }),
    );
    const rows = (await admin.get<OrderRow[]>('/admin/orders/list?status=new')).body.data;
    const vouchers = (await admin.get<Voucher[]>('/admin/vouchers/list?q=GLOW')).body.data;

    const responses = await Promise.all(
      vouchers.flatMap(({ id, code }, index) => {
        const placed = rows.find(({ voucher_code }) => voucher_code === code);
        return [
          api
            .admin(index)
            .post(`/admin/orders/update/${placed?.id}`, { status: 'cancelled', reason: 'No longer wanted' }),
          api.admin(index + 1).delete(`/admin/vouchers/delete/${id}`),
        ];
      }),
    );

    expect(countEach(responses.map(({ status }) => String(status)))).toEqual({ 200: 40, 409: 40 });
  },
  queueTimeoutMs,
);

test(
  'one request sent twenty times in parallel to two API processes places one order',
  async () => {
    await setStock(500, 500);
    const fields = { lines: [{ variant_id: seeded.ids[0], quantity: 1 }], total: 1200.5 };

    const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => send(index, fields, 'moon-of-asha')));

    expect(new Set(responses.map(({ status, body }) => `${status} ${JSON.stringify(body.data)}`)).size).toBe(1);
  },
  queueTimeoutMs,
);

function countEach(values: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
