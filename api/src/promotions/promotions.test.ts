import { expect, test } from '@jest/globals';
import type { Banner, HeaderOffer, PromotionStatus } from '@lumora/shared-contract/promotions';
import { inMs, minimalPromotion, storePromotion } from '../../testing/promotion-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();
const minuteMs = 60_000;

const kinds = [
  ['header-offers', 'Header offer'],
  ['pop-up-offers', 'Pop-up offer'],
  ['banners', 'Banner'],
  ['festival-banners', 'Festival banner'],
] as const;
const paths = kinds.map(([kind]) => kind);

test.each(kinds)('an administrator can create, update, deactivate and delete %s', async (kind, name) => {
  const admin = await shop.as('Administrator');
  const path = `/admin/${kind}`;

  const created = await admin.post<HeaderOffer>(`${path}/store`, minimalPromotion[kind]);
  const { id, updated_at } = created.body.data;
  const change = { ...minimalPromotion[kind], priority: 7, is_active: true, starts_at: inMs(minuteMs), updated_at };
  const updated = await admin.post<HeaderOffer>(`${path}/update/${id}`, change);
  const switched = await admin.post<HeaderOffer>(`${path}/switch/${id}`, { is_active: false });
  const deleted = await admin.delete(`${path}/delete/${id}`);

  expect(created.body).toMatchObject({ data: { status: 'draft', priority: 0 }, message: `${name} created` });
  expect(updated.body).toMatchObject({ data: { status: 'scheduled', priority: 7 }, message: `${name} updated` });
  expect(switched.body).toMatchObject({ data: { status: 'draft', priority: 7 }, message: `${name} deactivated` });
  expect(deleted.body).toEqual({ data: null, message: `${name} deleted` });
  expect((await admin.get(`${path}/edit/${id}`)).status).toBe(404);
});

test.each(kinds)('a duplicate in %s is a draft with all other values of its source', async (kind, name) => {
  const admin = await shop.as('Administrator');
  const source = await storePromotion(admin, kind, { priority: 3, ends_at: inMs(minuteMs), link: '/gallery' });

  const duplicated = await admin.post<HeaderOffer>(`/admin/${kind}/duplicate/${source.id}`);

  const { id, status, is_active } = duplicated.body.data;
  const { priority, ends_at, link } = duplicated.body.data;
  expect(duplicated.body.message).toBe(`${name} duplicated`);
  expect(id).not.toBe(source.id);
  expect([status, is_active]).toEqual(['draft', false]);
  expect(source).toMatchObject({ priority, ends_at, link });
  expect(duplicated.body.data).toMatchObject(minimalPromotion[kind]);
});

test.each(kinds)(
  'updating %s with an outdated version gets 409 with the name of the other user',
  async (kind, name) => {
    const admin = await shop.as('Administrator');
    const editor = await shop.as('Editor');
    const { id, updated_at } = await storePromotion(admin, kind);

    const first = await editor.post(`/admin/${kind}/switch/${id}`, { is_active: false, updated_at });
    const second = await admin.post(`/admin/${kind}/update/${id}`, { ...minimalPromotion[kind], updated_at });
    const third = await admin.post(`/admin/${kind}/switch/${id}`, { is_active: true, updated_at });

    const message = `This ${name.toLowerCase()} was changed by Editor Rao. Reload to see it.`;
    expect(first.status).toBe(200);
    expect([second.status, second.body.message]).toEqual([409, message]);
    expect([third.status, third.body.message]).toEqual([409, message]);
  },
);

test.each(paths)('a viewer can list %s but change none, and an anonymous caller gets 401', async (kind) => {
  const viewer = await shop.as('Viewer');
  const { id } = await storePromotion(await shop.as('Administrator'), kind);

  const rejected = [
    await viewer.post(`/admin/${kind}/store`, minimalPromotion[kind]),
    await viewer.post(`/admin/${kind}/update/${id}`, minimalPromotion[kind]),
    await viewer.post(`/admin/${kind}/switch/${id}`, { is_active: false }),
    await viewer.post(`/admin/${kind}/duplicate/${id}`),
    await viewer.delete(`/admin/${kind}/delete/${id}`),
  ];

  expect(rejected.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect((await viewer.get<unknown[]>(`/admin/${kind}/list`)).body.data).toHaveLength(1);
  expect((await shop.get(`/admin/${kind}/list`)).status).toBe(401);
});

test.each(paths)('routes of %s with an unknown id return 404', async (kind) => {
  const admin = await shop.as('Administrator');

  const responses = [
    await admin.get(`/admin/${kind}/edit/4711`),
    await admin.post(`/admin/${kind}/update/4711`, minimalPromotion[kind]),
    await admin.post(`/admin/${kind}/switch/4711`, { is_active: true }),
    await admin.post(`/admin/${kind}/duplicate/4711`),
    await admin.delete(`/admin/${kind}/delete/4711`),
  ];

  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('a list can be filtered by status, and its rows show the current status', async () => {
  const admin = await shop.as('Administrator');
  const store = (text: string, fields: object) => storePromotion(admin, 'header-offers', { text, ...fields });
  await store('draft', { is_active: false, starts_at: inMs(-minuteMs) });
  await store('scheduled', { starts_at: inMs(minuteMs) });
  await store('live', { starts_at: inMs(-minuteMs), ends_at: inMs(minuteMs) });
  await store('always live', {});
  await store('ended', { ends_at: inMs(-minuteMs) });
  const listByStatus = async (status: PromotionStatus) =>
    (await admin.get<HeaderOffer[]>(`/admin/header-offers/list?status=${status}&sort=id&page=1`)).body;

  const found = {
    draft: await listByStatus('draft'),
    scheduled: await listByStatus('scheduled'),
    live: await listByStatus('live'),
    ended: await listByStatus('ended'),
  };

  expect(found.draft.data.map(({ text, status }) => [text, status])).toEqual([['draft', 'draft']]);
  expect(found.scheduled.data.map(({ text, status }) => [text, status])).toEqual([['scheduled', 'scheduled']]);
  expect(found.live.data.map(({ text }) => text)).toEqual(['live', 'always live']);
  expect(found.live.meta?.total).toBe(2);
  expect(found.ended.data.map(({ text, status }) => [text, status])).toEqual([['ended', 'ended']]);
});

test.each(paths)('%s are listed by status on all pages: live, scheduled by start, draft, ended', async (kind) => {
  const admin = await shop.as('Administrator');
  const { id: ended } = await storePromotion(admin, kind, { ends_at: inMs(-minuteMs) });
  const { id: draft } = await storePromotion(admin, kind, { is_active: false, starts_at: inMs(minuteMs) });
  const { id: later } = await storePromotion(admin, kind, { starts_at: inMs(2 * minuteMs) });
  const { id: next } = await storePromotion(admin, kind, { starts_at: inMs(minuteMs), priority: 9 });
  const { id: live } = await storePromotion(admin, kind, { priority: 9 });
  const { id: first } = await storePromotion(admin, kind, { priority: 1 });
  const listPage = async (page: number) =>
    (await admin.get<{ id: number }[]>(`/admin/${kind}/list?page_size=4&page=${page}`)).body.data.map(({ id }) => id);

  expect([await listPage(1), await listPage(2)]).toEqual([
    [first, live, next, later],
    [draft, ended],
  ]);
});

test('banners of one status are sorted by priority and then newest first, and can be filtered by position and searched', async () => {
  const admin = await shop.as('Administrator');
  for (const [title, place, priority] of [
    ['Third', 'home_top', 5],
    ['Second', 'home_top', 1],
    ['First', 'home_top', 1],
    ['Elsewhere', 'product_list', 0],
  ] as const) {
    await storePromotion(admin, 'banners', { title, place, priority });
  }
  const titles = async (query: string) =>
    (await admin.get<Banner[]>(`/admin/banners/list?${query}`)).body.data.map(({ title }) => title);

  expect(await titles('place=home_top')).toEqual(['First', 'Second', 'Third']);
  expect(await titles('q=else')).toEqual(['Elsewhere']);
  expect(await titles('sort=-title&page=1&page_size=2')).toEqual(['Third', 'Second']);
  expect((await admin.get('/admin/banners/list?place=roof')).body.message).toMatch(/place is one of/);
  expect((await admin.get('/admin/banners/list?status=late')).status).toBe(422);
});

test.each([
  [{ text: '' }, { text: 'Text is required' }],
  [{ text: 'x'.repeat(121) }, { text: 'Max 120 chars' }],
  [
    { text: 'Sale', link: 'javascript:alert(1)' },
    { link: 'Enter a page such as /product-display, or an address with https://' },
  ],
  [
    { text: 'Sale', link: '//evil.example' },
    { link: 'Enter a page such as /product-display, or an address with https://' },
  ],
  [{ text: 'Sale', text_colour: 'red' }, { text_colour: 'Enter a colour such as #ff2e88' }],
  [{ text: 'Sale', starts_at: 'tomorrow' }, { starts_at: 'Enter the start as a date and a time' }],
  [
    { text: 'Sale', starts_at: '2026-11-02T00:00:00+05:30', ends_at: '2026-11-01T18:30:00Z' },
    { ends_at: 'The end must be after the start' },
  ],
])('the header offer %j is rejected with a message for the field', async (input, fields) => {
  const admin = await shop.as('Administrator');

  const rejected = await admin.post('/admin/header-offers/store', input);

  expect(rejected.status).toBe(422);
  expect(rejected.body.fields).toMatchObject(fields);
});
