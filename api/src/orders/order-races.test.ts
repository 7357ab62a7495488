import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderRow, Voucher } from '@lumora/shared-contract';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { startApiProcesses, type ApiProcesses } from '../../testing/api-processes.ts';
import { variantCalls } from '../../testing/catalog-rows.ts';
import { order, phoneOf, makeSignForSale, stockOf, voucherUses } from '../../testing/order-rows.ts';
import { storeVoucher } from '../../testing/promotion-rows.ts';

/** Up to 200 requests at once wait for each other in the database. */
const queueTimeoutMs = 60_000;
let api: ApiProcesses;
let signs: Awaited<ReturnType<typeof makeSignForSale>>;

beforeAll(async () => {
  api = await startApiProcesses(2);
  signs = await makeSignForSale(api.admin());
});

afterAll(() => api.stop());

/** How many of the two signs there are. */
async function stockUp(...stocks: [number, number]): Promise<void> {
  const variants = signs.ids.map((id, place) => ({ id, stock: stocks[place] }));
  await api.admin().post(`${variantCalls}/update-many`, { variants });
}

/** As a shop does that is told to try again: the same once more. */
function send(place: number, fields: object, key: string) {
  return pollUntil(
    () => order(api.anyone(place), { ...fields, phone: phoneOf(key) }, key),
    ({ status }) => status !== 503,
    { timeoutMs: queueTimeoutMs },
  );
}

test(
  'of 200 orders at once exactly as many come through as there are pieces and uses of the voucher',
  async () => {
    const admin = api.admin();
    const { product, ids } = signs;
    await stockUp(3, 500);
    await storeVoucher(admin, { code: 'FIRST5', kind: 'fixed', amount: 100, usage_limit: 5 });
    const scarce = { lines: [{ variant_id: ids[0], quantity: 1 }], total: 1200.5 };
    const cheaper = { lines: [{ variant_id: ids[1], quantity: 1 }], total: 700, voucher: 'FIRST5' };

    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, place) => send(place, place % 2 ? scarce : cheaper, `order-number-${place}`)),
    );

    const outcomes = answers.map(({ status, body }) => `${status} ${Object.values(body.fields ?? {}).join()}`);
    expect(tally(outcomes)).toEqual({
      '200 ': 8,
      '409 “Heart Neon” (SIZE: 16x18 · Colour: Pink) is out of stock.': 97,
      '409 FIRST5 has been used up. Try another code.': 95,
    });
    expect((await stockOf(admin, product.id)).map(({ stock }) => stock)).toEqual([0, 495]);
    expect(await voucherUses(admin)).toEqual({ FIRST5: 5 });
    const rows = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;
    expect(tally(rows.map(({ voucher_code }) => String(voucher_code)))).toEqual({ FIRST5: 5, null: 3 });
  },
  queueTimeoutMs,
);

test(
  'orders of the same signs in another order, and cancellations, wait for each other and all come through',
  async () => {
    await stockUp(500, 500);
    const lines = signs.ids.map((variant_id) => ({ variant_id, quantity: 1 }));
    const turned = (place: number) => (place % 2 ? lines : [...lines].reverse());

    const placed = await Promise.all(
      Array.from({ length: 60 }, (_, place) =>
        send(place, { lines: turned(place), total: 2000.5 }, `both-signs-${place}`),
      ),
    );
    const { data } = (await api.admin().get<OrderRow[]>('/admin/orders/list?q=Asha&status=new')).body;
    const both = data.filter(({ total }) => total === 2000.5);
    const cancelled = await Promise.all(
      both.map(({ id }, place) =>
        api.admin(place).post(`/admin/orders/update/${id}`, { status: 'cancelled', reason: 'No longer wanted' }),
      ),
    );

    expect(tally(placed.map(({ status }) => String(status)))).toEqual({ 200: 60 });
    expect(tally(cancelled.map(({ status }) => String(status)))).toEqual({ 200: 60 });
  },
  queueTimeoutMs,
);

test(
  'a voucher is edited while it is being used, and neither the editor nor the shoppers are refused',
  async () => {
    await stockUp(500, 500);
    const { product, ids } = signs;
    const rule = { kind: 'fixed' as const, amount: 100, product_ids: [product.id], is_active: true };
    const { id } = await storeVoucher(api.admin(), { code: 'HEARTS', ...rule });
    const fields = { lines: [{ variant_id: ids[1], quantity: 1 }], total: 700, voucher: 'HEARTS' };

    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, place) => [
        send(place, fields, `heart-number-${place}`),
        api.admin(place).post(`/admin/vouchers/update/${id}`, { code: 'HEARTS', ...rule }),
      ]).flat(),
    );

    expect(tally(answers.map(({ status }) => String(status)))).toEqual({ 200: 120 });
    expect((await voucherUses(api.admin()))['HEARTS']).toBe(60);
  },
  queueTimeoutMs,
);

test(
  'while orders of vouchers are cancelled these are not deleted, and nobody waits for the other for ever',
  async () => {
    await stockUp(500, 500);
    const admin = api.admin();
    const codes = Array.from({ length: 40 }, (_, number) => `GLOW${number}`);
    const line = { lines: [{ variant_id: signs.ids[1], quantity: 1 }], total: 700 };
    await Promise.all(
      codes.map(async (code, place) => {
        await storeVoucher(admin, { code, kind: 'fixed', amount: 100 });
        await send(place, { ...line, voucher: code }, `glow-number-${place}`);
      }),
    );
    const rows = (await admin.get<OrderRow[]>('/admin/orders/list?status=new')).body.data;
    const held = (await admin.get<Voucher[]>('/admin/vouchers/list?q=GLOW')).body.data;

    const answers = await Promise.all(
      held.flatMap(({ id, code }, place) => {
        const sold = rows.find(({ voucher_code }) => voucher_code === code);
        return [
          api
            .admin(place)
            .post(`/admin/orders/update/${sold?.id}`, { status: 'cancelled', reason: 'No longer wanted' }),
          api.admin(place + 1).delete(`/admin/vouchers/delete/${id}`),
        ];
      }),
    );

    expect(tally(answers.map(({ status }) => String(status)))).toEqual({ 200: 40, 409: 40 });
  },
  queueTimeoutMs,
);

test(
  'one order sent to both processes at once, twenty times, is one order',
  async () => {
    await stockUp(500, 500);
    const fields = { lines: [{ variant_id: signs.ids[0], quantity: 1 }], total: 1200.5 };

    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => send(place, fields, 'moon-of-asha')));

    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body.data)}`)).size).toBe(1);
  },
  queueTimeoutMs,
);

function tally(words: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
