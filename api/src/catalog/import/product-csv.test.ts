import { expect, test } from '@jest/globals';
import type { Product } from '@lumora/shared-contract/catalog';
import { parse } from 'csv-parse/sync';
import { makeCategory, makeSubCategory, storeProduct } from '../../../testing/make-products.ts';
import { exportCsv, importCsv } from '../../../testing/product-csv.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();
const root = '/admin/products';

const formulas = [
  '=1+1',
  '+91 98',
  '-5',
  '@SUM(A1)',
  "'=quoted",
  "'plain",
  '"both", \'=of\'',
  'two\nlines',
  'शुभ, विवाह',
];

test('an export is quoted UTF-8 with a byte order mark and contains no executable formula', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, '=Category');
  for (const text of formulas) await storeProduct(admin, { name: `${text}!`, tags: text, category_id });

  const { headers, text } = await exportCsv(shop);
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });

  expect(headers.get('content-disposition')).toBe('attachment; filename="products.csv"');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(text.startsWith('\uFEFF"id","name","category",')).toBe(true);
  expect(rows.map(({ tags }) => tags)).toEqual([
    "'=1+1",
    "'+91 98",
    "'-5",
    "'@SUM(A1)",
    "''=quoted",
    "'plain",
    '"both", \'=of\'',
    'two\nlines',
    'शुभ, विवाह',
  ]);
  expect(rows.every(({ category }) => category === "'=Category")).toBe(true);
});

test('an import of an unchanged export changes nothing, and an export accepts the filters of the list', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Wedding Neon');
  const sub_category_id = await makeSubCategory(admin, 'Names', category_id);
  for (const tags of formulas) await storeProduct(admin, { name: `Neon ${tags}`, tags, category_id, sub_category_id });
  await storeProduct(admin, { name: 'Haldi', category_id, is_active: true, sub_sub_cat_id: 3 });
  const before = await admin.get<Product[]>(`${root}/list`);

  const { text } = await exportCsv(shop);
  const active = await exportCsv(shop, '?is_active=1');
  const imported = await importCsv(admin, text, false);

  expect(imported.body.data).toMatchObject({ rows: 10, creates: 0, updates: 0, problems: [], is_saved: true });
  expect((await admin.get<Product[]>(`${root}/list`)).body).toEqual(before.body);
  expect(parse(active.text, { bom: true, columns: true })).toMatchObject([{ name: 'Haldi', sub_sub_cat_id: '3' }]);
});

test('an import creates rows without an id and updates only the columns of the file in rows with an id', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Wedding Neon');
  await makeSubCategory(admin, 'Names', category_id);
  const { id } = await storeProduct(admin, { name: 'Mandap', tags: 'unchanged', category_id });
  const file = [
    'id,Name,category,sub_category,is_active',
    `${id},Golden Mandap,WEDDING neon,names,TRUE`,
    ',Haldi,Wedding Neon,Names,',
    ',,,,',
    ',Haldi,Wedding Neon,Names,1',
  ].join('\n');

  const dry = await importCsv(admin, file, true);
  const beforeImport = await admin.get<Product[]>(`${root}/list`);
  const real = await importCsv(admin, file, false);
  const list = (await admin.get<Product[]>(`${root}/list?sort=id`)).body.data;

  expect(dry.body.data).toMatchObject({ rows: 3, creates: 2, updates: 1, problems: [], is_saved: false });
  expect(beforeImport.body.data).toHaveLength(1);
  expect(real.body).toMatchObject({ data: { is_saved: true }, message: 'Products imported' });
  expect(list).toMatchObject([
    { name: 'Golden Mandap', slug: 'golden-mandap', sub_category_title: 'Names', is_active: true },
    { name: 'Haldi', slug: 'haldi', is_active: false },
    { name: 'Haldi', slug: 'haldi-2', is_active: true },
  ]);
  expect((await admin.get<Product>(`${root}/edit/${id}`)).body.data.tags).toBe('unchanged');
});

test('an import finds a category whose title has another Unicode form, and changes nothing for such a name', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, '\u095Bरी');
  const sub_category_id = await makeSubCategory(admin, 'Names', category_id);
  const { id } = await storeProduct(admin, { name: '\u095Bिंदगी', category_id, sub_category_id });
  const file = ['\u095B', '\u091C\u093C'].map((za) => `id,name,category,sub_category\n${id},${za}िंदगी,${za}री,Names`);

  const imports = [await importCsv(admin, file[0] ?? '', true), await importCsv(admin, file[1] ?? '', true)];

  expect(imports.map(({ body }) => body.data)).toMatchObject([
    { updates: 0, problems: [] },
    { updates: 0, problems: [] },
  ]);
});

test('an import keeps an emoji at any position of a large file', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await storeProduct(admin, { name: 'Mandap', category_id: await makeCategory(admin, 'Neon') });

  for (const start of ['', 'a']) {
    const description = start + '🔥'.repeat(9_000);
    await importCsv(admin, `id,description\n${id},${description}`, false);

    expect((await admin.get<Product>(`${root}/edit/${id}`)).body.data.description).toBe(description);
  }
});

test('an import sets and clears the warranty, an export contains it, and more than 120 months are rejected', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Wedding Neon');
  const { id } = await storeProduct(admin, { name: 'Mandap', category_id, warranty_months: 12 });
  const cleared = await storeProduct(admin, { name: 'Haldi', category_id, warranty_months: 12 });

  const saved = await importCsv(admin, `id,warranty_months\n${id},24\n${cleared.id},`, false);
  const tooLong = await importCsv(admin, `id,warranty_months\n${id},121`, false);
  const { text } = await exportCsv(shop);

  expect(saved.body.data).toMatchObject({ updates: 2, is_saved: true });
  expect(tooLong.body.data.problems).toEqual([
    { row: 2, column: 'warranty_months', message: 'Warranty is at most 120' },
  ]);
  expect(parse(text, { bom: true, columns: true })).toMatchObject([
    { name: 'Mandap', warranty_months: '24' },
    { name: 'Haldi', warranty_months: '' },
  ]);
});

test('an import reports each problem with its row and column and writes nothing', async () => {
  const admin = await shop.as('Administrator');
  const editor = await shop.as('Editor');
  const category_id = await makeCategory(admin, 'Wedding Neon');
  await makeSubCategory(admin, 'Names', category_id);
  const { id, updated_at, ...old } = await storeProduct(admin, { name: 'Mandap', category_id });
  await editor.post(`${root}/update/${id}`, { ...old, name: 'Mandaps' });
  const file = [
    'id,name,category,sub_category,short_description,is_active,updated_at,sub_sub_cat_id',
    ',Fine,Wedding Neon,Names,,,,',
    `,x,Weddings,Names,"two\nlines",yes,,`,
    `${id},Stale,Wedding Neon,Couples,,,${updated_at},`,
    `${id},Twice,Wedding Neon,,${'x'.repeat(301)},,,`,
    '4711,Nobody,Wedding Neon,,,,,',
    'abc,Odd,Wedding Neon,,,,soon,',
    ',Too few',
    ',Too large,Wedding Neon,Names,,,,99999999999',
  ].join('\r\n');

  const { status, body } = await importCsv(admin, file, false);

  expect(status).toBe(422);
  expect(body).toMatchObject({ error: 'invalid', message: 'Nothing was imported: the file has problems.' });
  expect(body.data.problems).toEqual([
    { row: 3, column: 'category', message: 'There is no category “Weddings”.' },
    { row: 3, column: 'name', message: 'Min 2 chars' },
    { row: 3, column: 'is_active', message: 'Send is_active as true or false.' },
    { row: 4, column: 'sub_category', message: '“Wedding Neon” has no sub-category “Couples”.' },
    { row: 4, column: 'updated_at', message: 'This product was changed by Editor Rao since the export.' },
    { row: 5, column: 'id', message: 'Row 4 has this id too.' },
    { row: 5, column: 'short_description', message: 'Max 300 chars' },
    { row: 6, column: 'id', message: 'There is no product 4711 any more.' },
    { row: 7, column: 'id', message: 'id is the number of a product, or empty for a new one.' },
    { row: 8, column: null, message: 'This row has 2 cells, the header has 8.' },
    { row: 9, column: 'sub_sub_cat_id', message: 'Choose from the list' },
  ]);
  expect((await admin.get<Product[]>(`${root}/list`)).body.data.map(({ name }) => name)).toEqual(['Mandaps']);
});

test('an import that skips rejected rows writes the others and returns the rejected rows as the file has them', async () => {
  const admin = await shop.as('Administrator');
  await makeSubCategory(admin, 'Names', await makeCategory(admin, 'Wedding Neon'));
  const file = [
    'Name,category,sub_category,tags',
    'Haldi,Wedding Neon,Names,yellow',
    "Mandap,Nowhere,Names,'=1+1",
    ',',
    'Lotus,Wedding Neon,Names,',
  ].join('\n');

  const { status, body } = await importCsv(admin, file, false, '&skip_rejected=true');

  expect(status).toBe(200);
  expect(body).toMatchObject({ message: 'Products imported', data: { creates: 2, is_saved: true, can_skip: true } });
  expect(body.data.columns).toEqual(['name', 'category', 'sub_category', 'tags']);
  expect(body.data.rejected).toEqual([{ row: 3, cells: ['Mandap', 'Nowhere', 'Names', '=1+1'] }]);
  const list = (await admin.get<Product[]>(`${root}/list?sort=id`)).body.data;
  expect(list.map(({ name }) => name)).toEqual(['Haldi', 'Lotus']);
});

test.each([
  ['a problem of its header', 'name,category,sub_category,odd\nHaldi,Wedding Neon,Names,\n'],
  ['more than 1000 problems', `name,category,sub_category\nHaldi,Wedding Neon,Names\n${'x,Nowhere,\n'.repeat(501)}`],
])('an import writes no row of a file with %s, even if it may skip rejected rows', async (_reason, file) => {
  const admin = await shop.as('Administrator');
  await makeSubCategory(admin, 'Names', await makeCategory(admin, 'Wedding Neon'));

  const { status, body } = await importCsv(admin, file, false, '&skip_rejected=true');

  expect(status).toBe(422);
  expect(body.data).toMatchObject({ can_skip: false, is_saved: false });
  expect((await admin.get<Product[]>(`${root}/list`)).body.data).toEqual([]);
});

test.each([
  [Buffer.from('PK\u0003\u0004'), 415, 'This is a workbook. Save it as “CSV UTF-8” and choose that file.'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]), 415, 'This is no CSV file in UTF-8. Save the table as “CSV UTF-8”.'],
  ['', 422, 'The file is empty.'],
  [
    'id,name\n1,"open',
    422,
    'The file is no valid CSV: Quote Not Closed: the parsing is finished with an opening quote at line 2.',
  ],
  ['x'.repeat(10 * 1024 * 1024 + 1), 413, 'The file is larger than 10 MB.'],
  [`name\n${'x\n'.repeat(20_001)}`, 413, 'The file has more than 20000 rows. Send it in parts.'],
  [`name${'\n'.repeat(9_500_000)}`, 413, 'The file has more than 20000 rows. Send it in parts.'],
  [`${'name,'.repeat(100)}\n`, 413, 'The file has more than 100 columns. Remove those that no import reads.'],
])('an import rejects a file that is no valid table with a message (%#)', async (content, status, message) => {
  const admin = await shop.as('Administrator');

  const rejected = await importCsv(admin, content, true);

  expect(rejected.status).toBe(status);
  expect(rejected.body.message).toBe(message);
});

test('of two imports at a time one gets 503 with Retry-After, writes nothing, and succeeds when it is sent again', async () => {
  const admin = await shop.as('Administrator');
  await makeSubCategory(admin, 'Names', await makeCategory(admin, 'Wedding Neon'));
  const files = ['Haldi', 'Mandap'].map(
    (name) => `name,category,sub_category\n${`${name},Wedding Neon,Names\n`.repeat(2000)}`,
  );
  const count = async () => (await admin.get<Product[]>(`${root}/list?page=1`)).body.meta?.total;

  const imports = await Promise.all(files.map((file) => importCsv(admin, file, false)));
  const counted = await count();
  expect(imports.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 503]));
  const rejected = imports.findIndex(({ status }) => status === 503);
  const again = await importCsv(admin, files[rejected] ?? '', false);

  expect(imports[rejected]?.headers.get('retry-after')).toBe('5');
  expect(imports[rejected]?.body).toMatchObject({
    error: 'unavailable',
    message: 'Another import is running. Please try again in a few seconds.',
  });
  expect([counted, again.status, await count()]).toEqual([2000, 200, 4000]);
});

test('an import lists at most the first 1000 problems', async () => {
  const admin = await shop.as('Administrator');

  const { body } = await importCsv(admin, `name,category\n${'x,Nowhere\n'.repeat(5000)}`, true);

  expect(body.data.problems).toHaveLength(1001);
  expect(body.data.problems.at(-1)?.message).toBe('Only the first 1000 problems are listed.');
});

test.each(['multipart/form-data; boundary=other', 'multipart/form-data'])(
  'an import rejects a form that does not match its content type %s with 400',
  async (type) => {
    const admin = await shop.as('Administrator');
    const form = '--sent\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname\r\n--sent--\r\n';

    const { status } = await admin.post(`${root}/import?dry_run=true`, form, { 'content-type': type });

    expect(status).toBe(400);
  },
);
