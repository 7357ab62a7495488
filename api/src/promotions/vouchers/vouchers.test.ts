import { expect, test } from '@jest/globals';
import type { Voucher } from '@lumora/shared-contract/promotions';
import { sql } from 'drizzle-orm';
import { waitForBlockedStatement } from '../../../testing/blocked-statement.ts';
import { makeProduct } from '../../../testing/catalog-rows.ts';
import { inMs, storeVoucher } from '../../../testing/promotion-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { isOnPostgres } from '../../../testing/test-database.ts';

const shop = useTestApp();
const path = '/admin/vouchers';
const minimalVoucher = { code: 'FEST10', kind: 'percent', amount: 10 };

test('an administrator can create, read, update, deactivate and delete a voucher', async () => {
  const admin = await shop.as('Administrator');
  const rule = {
    ...minimalVoucher,
    code: ' fest10 ',
    amount: 12.5,
    min_order: 999,
    max_discount: 499.5,
    usage_limit: 100,
  };

  const created = await admin.post<Voucher>(`${path}/store`, rule);
  const { id, updated_at } = created.body.data;
  const read = await admin.get<Voucher>(`${path}/edit/${id}`);
  const change = { code: 'FLAT200', kind: 'fixed', amount: 200, is_active: true, ends_at: inMs(60_000), updated_at };
  const updated = await admin.post<Voucher>(`${path}/update/${id}`, change);
  const switched = await admin.post<Voucher>(`${path}/switch/${id}`, { is_active: false });
  const deleted = await admin.delete(`${path}/delete/${id}`);

  expect(created.body).toMatchObject({
    data: { code: 'FEST10', amount: 12.5, min_order: 999, max_discount: 499.5, usage_limit: 100, used: 0 },
    message: 'Voucher created',
  });
  expect(created.body.data).toMatchObject({ status: 'draft', products: [], categories: [], per_customer_limit: null });
  expect(read.body.data).toEqual(created.body.data);
  expect(updated.body).toMatchObject({
    data: { code: 'FLAT200', kind: 'fixed', amount: 200, min_order: 0, max_discount: null, status: 'live' },
    message: 'Voucher updated',
  });
  expect([switched.body.data.status, switched.body.message]).toEqual(['draft', 'Voucher deactivated']);
  expect(deleted.body.message).toBe('Voucher deleted');
});

test.each([
  [{ code: '' }, { code: 'Code is required' }],
  [{ code: 'FEST 10' }, { code: 'Use letters, digits and hyphens' }],
  [{ amount: 0 }, { amount: 'Amount must be above 0' }],
  [{ amount: 101 }, { amount: 'At most 100 percent' }],
  [{ amount: 9.999 }, { amount: 'Amount has at most two decimals' }],
  [{ usage_limit: 0 }, { usage_limit: 'Usage limit is at least 1' }],
  [{ kind: 'half' }, { kind: 'Choose percent or fixed' }],
])('a voucher with %j is rejected with a message for the field', async (invalid, fields) => {
  const admin = await shop.as('Administrator');

  const rejected = await admin.post(`${path}/store`, { ...minimalVoucher, ...invalid });

  expect(rejected.status).toBe(422);
  expect(rejected.body.fields).toMatchObject(fields);
});

test('a code that differs only in letter case is rejected as a duplicate', async () => {
  const admin = await shop.as('Administrator');
  await storeVoucher(admin);
  const other = await storeVoucher(admin, { code: 'OTHER' });

  const second = await admin.post(`${path}/store`, { ...minimalVoucher, code: 'Fest10' });
  const renamed = await admin.post(`${path}/update/${other.id}`, { ...minimalVoucher, code: 'fest10' });

  const message = 'There is already a voucher FEST10.';
  expect([second.status, second.body.fields]).toEqual([409, { code: message }]);
  expect([renamed.status, renamed.body.message]).toEqual([409, message]);
});

test('the scope has existing products and categories with their titles, and unknown ids are rejected', async () => {
  const admin = await shop.as('Administrator');
  const heart = await makeProduct(admin, 'Heart Neon');
  const scope = { product_ids: [heart.id, heart.id], category_ids: [heart.category_id] };

  const created = await storeVoucher(admin, scope);
  const rejected = await admin.post(`${path}/store`, {
    ...minimalVoucher,
    code: 'OTHER',
    product_ids: [999_999_999_999],
  });
  const wider = await admin.post<Voucher>(`${path}/update/${created.id}`, minimalVoucher);

  expect(created.products).toEqual([{ id: heart.id, title: 'Heart Neon' }]);
  expect(created.categories).toMatchObject([{ id: heart.category_id }]);
  expect(rejected.body.fields).toEqual({ product_ids: 'Some of these products no longer exist. Choose them again.' });
  expect(wider.body.data).toMatchObject({ products: [], categories: [] });
});

test('deleting a category in the scope of a voucher is rejected, and deleting a product removes it from the scope', async () => {
  const admin = await shop.as('Administrator');
  const heart = await makeProduct(admin, 'Heart Neon');
  const { id } = await storeVoucher(admin, { product_ids: [heart.id], category_ids: [heart.category_id] });

  await admin.delete(`/admin/products/delete/${heart.id}`);
  const inUse = await admin.delete(`/admin/categories/delete/${heart.category_id}`);

  expect([inUse.status, inUse.body.message]).toEqual([409, expect.stringMatching(/^1 voucher uses “/)]);
  expect((await admin.get<Voucher>(`${path}/edit/${id}`)).body.data.products).toEqual([]);
});

test('saving a voucher without a scope is rejected after all products of its scope were deleted', async () => {
  const admin = await shop.as('Administrator');
  const [heart, moon] = [await makeProduct(admin, 'Heart Neon'), await makeProduct(admin, 'Moon Neon')];
  const { id } = await storeVoucher(admin, { product_ids: [heart.id] });
  await admin.delete(`/admin/products/delete/${heart.id}`);

  const rejected = await admin.post(`${path}/update/${id}`, { ...minimalVoucher, amount: 20 });
  const scoped = await admin.post<Voucher>(`${path}/update/${id}`, { ...minimalVoucher, product_ids: [moon.id] });

  expect([rejected.status, rejected.body.fields]).toEqual([
    422,
    { product_ids: 'What it was for is no longer in the shop. Choose what it is for now.' },
  ]);
  expect(scoped.body.data.products).toMatchObject([{ title: 'Moon Neon' }]);
});

test('a duplicate has its own code, the same scope and no uses', async () => {
  const admin = await shop.as('Administrator');
  const heart = await makeProduct(admin, 'Heart Neon');
  const { id } = await storeVoucher(admin, { product_ids: [heart.id], min_order: 500 });
  await shop.database.db.execute(sql`update vouchers set used = 3`);

  const first = await admin.post<Voucher>(`${path}/duplicate/${id}`);
  const second = await admin.post<Voucher>(`${path}/duplicate/${first.body.data.id}`);

  expect(first.body.data).toMatchObject({ code: 'FEST10-2', used: 0, status: 'draft', min_order: 500 });
  expect(first.body.data.products).toMatchObject([{ title: 'Heart Neon' }]);
  expect(second.body.data.code).toBe('FEST10-3');
});

test('the duplicate of a code that ends in a number has the whole code, unless the code is that of a duplicate', async () => {
  const admin = await shop.as('Administrator');
  const copyOf = async ({ id }: Pick<Voucher, 'id'>) =>
    (await admin.post<Voucher>(`${path}/duplicate/${id}`)).body.data;

  const ofYear = await copyOf(await storeVoucher(admin, { code: 'DIWALI-2025' }));
  const ofCopy = await copyOf(ofYear);
  const ofLongCode = await copyOf(await storeVoucher(admin, { code: 'A'.repeat(30) }));
  const ofLongCopy = await copyOf(ofLongCode);

  expect([ofYear, ofCopy].map(({ code }) => code)).toEqual(['DIWALI-2025-2', 'DIWALI-2025-3']);
  expect([ofLongCode, ofLongCopy].map(({ code }) => code)).toEqual([`${'A'.repeat(25)}-2`, `${'A'.repeat(25)}-3`]);
});

test('parallel duplicates have different codes', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await storeVoucher(admin);

  const copies = await Promise.all(Array.from({ length: 8 }, () => admin.post<Voucher>(`${path}/duplicate/${id}`)));

  const codes = copies.map(({ body }) => Number(body.data.code.replace('FEST10-', '')));
  expect(codes.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

// the transactions of the embedded database run one after the other
if (isOnPostgres) {
  test('a duplicate whose code another voucher takes meanwhile is rejected with 409, and the next one succeeds', async () => {
    const admin = await shop.as('Administrator');
    const { id } = await storeVoucher(admin);
    const duplicate = () => admin.post<Voucher>(`${path}/duplicate/${id}`);

    const duplicating = await shop.database.db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into vouchers (code, kind, amount, updated_by) values ('FEST10-2', 'fixed', 100, 'me')`,
      );
      const response = duplicate();
      await waitForBlockedStatement(shop.database.db);
      return { response };
    });
    const { status, body } = await duplicating.response;

    expect([status, body.message]).toEqual([
      409,
      'Another voucher has just got the code of the copy. Please try again.',
    ]);
    expect((await duplicate()).body.data.code).toBe('FEST10-3');
  });
}

test('a usage limit below the number of uses is rejected', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await storeVoucher(admin);
  await shop.database.db.execute(sql`update vouchers set used = 3`);

  const rejected = await admin.post(`${path}/update/${id}`, { ...minimalVoucher, usage_limit: 2 });

  expect(rejected.body.fields).toEqual({
    usage_limit: 'It has been used more often than that. Enter a higher limit, or none.',
  });
});

test('vouchers are listed by status and then newest first, and can be searched by code and filtered by status', async () => {
  const admin = await shop.as('Administrator');
  await storeVoucher(admin, { code: 'FIRST' });
  await storeVoucher(admin, { code: 'ENDED', ends_at: inMs(-60_000) });
  await storeVoucher(admin, { code: 'DRAFT', is_active: false });
  await storeVoucher(admin, { code: 'LATER', starts_at: inMs(60_000) });
  await storeVoucher(admin, { code: 'SECOND' });
  const codes = async (query: string) =>
    (await admin.get<Voucher[]>(`${path}/list${query}`)).body.data.map(({ code }) => code);

  expect(await codes('')).toEqual(['SECOND', 'FIRST', 'LATER', 'DRAFT', 'ENDED']);
  expect(await codes('?page=2&page_size=3')).toEqual(['DRAFT', 'ENDED']);
  expect(await codes('?q=end')).toEqual(['ENDED']);
  expect(await codes('?status=live')).toEqual(['SECOND', 'FIRST']);
  expect(await codes('?sort=code&page=1&page_size=1')).toEqual(['DRAFT']);
});

test('a viewer cannot change vouchers', async () => {
  const viewer = await shop.as('Viewer');
  const { id } = await storeVoucher(await shop.as('Administrator'));

  const responses = [
    await viewer.post(`${path}/store`, minimalVoucher),
    await viewer.post(`${path}/update/${id}`, minimalVoucher),
    await viewer.post(`${path}/switch/${id}`, { is_active: false }),
    await viewer.post(`${path}/duplicate/${id}`),
    await viewer.delete(`${path}/delete/${id}`),
  ];

  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

test('the planner of the embedded database knows how many codes were generated', async () => {
  const admin = await shop.as('Administrator');
  const { db, databaseUrl } = shop.database;

  await admin.post(`${path}/generate`, { ...minimalVoucher, code: undefined, prefix: 'MANY', count: 500 });

  // on PostgreSQL autovacuum does it later
  if (databaseUrl !== undefined) await db.execute(sql`analyze vouchers`);
  const [statistics] = await db
    .select({ rows: sql<number>`reltuples` })
    .from(sql`pg_class`)
    .where(sql`relname = 'vouchers'`);
  expect(statistics?.rows).toBe(500);
});
