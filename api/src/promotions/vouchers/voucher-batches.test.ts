import { expect, test } from '@jest/globals';
import type { SignedIn } from '@lumora/shared-contract/auth';
import type { Voucher, VoucherBatch, VoucherBatchSummary } from '@lumora/shared-contract/promotions';
import { makeProduct } from '../../../testing/catalog-rows.ts';
import { storeVoucher } from '../../../testing/promotion-rows.ts';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();
const path = '/admin/vouchers';
const rule = { kind: 'fixed', amount: 200, min_order: 999, is_active: true };

/** Downloads the CSV export as an existing account with this role. */
async function exportAs(role: 'administrator' | 'viewer', query = '') {
  const credentials = { email: `${role}@test.example`, password: testPassword };
  const { token } = (await shop.post<SignedIn>('/admin/login', credentials)).body.data;
  const response = await fetch(`${shop.origin}/api${path}/export.csv${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const lines = (await response.text()).split('\r\n').filter((line) => line !== '');
  return { status: response.status, type: response.headers.get('content-type'), lines };
}

test('generating creates many codes with one rule, each valid for one order', async () => {
  const admin = await shop.as('Administrator');
  const heart = await makeProduct(admin, 'Heart Neon');
  const input = { ...rule, prefix: 'diwali', count: 1200, usage_limit: 9, category_ids: [heart.category_id] };

  const { body } = await admin.post<VoucherBatch>(`${path}/generate`, input);

  const { batch, codes } = body.data;
  const list = await admin.get<Voucher[]>(`${path}/list?batch=${batch}&page=1&page_size=1`);
  expect(body.message).toBe('1,200 vouchers created');
  expect(new Set(codes).size).toBe(1200);
  expect(codes.filter((code) => !/^DIWALI-[2-9A-HJKMNP-Z]{8}$/.test(code))).toEqual([]);
  expect(list.body.meta?.total).toBe(1200);
  expect(list.body.data[0]).toMatchObject({ usage_limit: 1, used: 0, amount: 200, min_order: 999, batch });
  expect(list.body.data[0]?.categories).toMatchObject([{ id: heart.category_id }]);
});

test('the name of a batch has the date in the time zone of India', async () => {
  const admin = await shop.as('Administrator');
  const indianDay = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const before = indianDay();

  const { body } = await admin.post<VoucherBatch>(`${path}/generate`, { ...rule, prefix: 'eid', count: 1 });

  expect([`EID-${before}`, `EID-${indianDay()}`]).toContain(body.data.batch.slice(0, 'EID-2026-11-08'.length));
});

test('a code without a prefix has eight characters', async () => {
  const admin = await shop.as('Administrator');

  const { body } = await admin.post<VoucherBatch>(`${path}/generate`, { ...rule, count: 1 });

  expect(body.message).toBe('1 voucher created');
  expect(body.data.codes[0]).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
});

test('a batch with an unknown product, a scope that is too large or too many codes is rejected and creates no voucher', async () => {
  const admin = await shop.as('Administrator');

  const unknown = await admin.post(`${path}/generate`, { ...rule, count: 3, product_ids: [4711] });
  const tooLargeScope = await admin.post(`${path}/generate`, {
    ...rule,
    count: 5000,
    product_ids: Array.from({ length: 41 }, (_, index) => index + 1),
  });
  const tooMany = await admin.post(`${path}/generate`, { ...rule, count: 5001 });

  expect([unknown.status, tooLargeScope.status, tooMany.status]).toEqual([422, 422, 422]);
  expect(tooLargeScope.body.fields).toEqual({
    product_ids: 'At most 40 in the scope of 5000 codes. Choose categories instead.',
  });
  expect((await admin.get<Voucher[]>(`${path}/list`)).body.data).toEqual([]);
});

test('the CSV export has all vouchers or those that match the filters, and escapes formulas', async () => {
  const admin = await shop.as('Administrator');
  const heart = await makeProduct(admin, '=HYPERLINK("x")');
  await storeVoucher(admin, { code: '-10', amount: 12.5, product_ids: [heart.id] });
  await storeVoucher(admin, { code: 'DRAFT', is_active: false });

  const all = await exportAs('administrator');
  const live = await exportAs('administrator', '?status=live');

  expect([all.status, all.type]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(all.lines[0]).toContain('"Code","Status","Kind","Amount"');
  expect(all.lines[1]).toContain(`"'-10","live","percent","12.5"`);
  expect(all.lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(all.lines[2]).toContain('"DRAFT","draft"');
  expect(live.lines).toHaveLength(2);
});

test('the CSV export of 1,001 vouchers is complete', async () => {
  const admin = await shop.as('Administrator');
  await admin.post(`${path}/generate`, { ...rule, count: 1001 });

  const { lines } = await exportAs('administrator');

  expect(lines.filter((line) => line.includes('"fixed"'))).toHaveLength(1001);
});

test('generating requires the permission vouchers.create, and exporting vouchers.view', async () => {
  const viewer = await shop.as('Viewer');

  expect((await viewer.post(`${path}/generate`, { ...rule, count: 1 })).status).toBe(403);
  expect((await exportAs('viewer')).status).toBe(200);
});

test('codes of a batch are listed only with a filter or search, and batches are listed with their totals', async () => {
  const admin = await shop.as('Administrator');
  await storeVoucher(admin, { code: 'BYHAND' });
  const { batch, codes } = (await admin.post<VoucherBatch>(`${path}/generate`, { ...rule, count: 3 })).body.data;
  const { batch: draft } = (await admin.post<VoucherBatch>(`${path}/generate`, { ...rule, count: 2, is_active: false }))
    .body.data;
  const list = async (query: string) =>
    (await admin.get<Voucher[]>(`${path}/list?generated=false${query}`)).body.data.map(({ code }) => code);

  const { body } = await admin.get<VoucherBatchSummary[]>(`${path}/batches`);

  expect(await list('')).toEqual(['BYHAND']);
  expect(await list(`&q=${codes[0]}`)).toEqual([codes[0]]);
  expect((await list(`&batch=${batch}`)).toSorted()).toEqual(codes.toSorted());
  expect(body.data).toMatchObject([
    { batch: draft, count: 2, used: 0, live: 0 },
    { batch, count: 3, used: 0, live: 3 },
  ]);
  expect((await shop.get(`${path}/batches`)).status).toBe(401);
});
