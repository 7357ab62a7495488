import { expect, test } from '@jest/globals';
import type { Product, Variant } from '@lumora/shared-contract/catalog';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { waitForBlockedStatement } from '../../../testing/blocked-statement.ts';
import { makeAttribute, makeVariants, variantCalls } from '../../../testing/catalog-rows.ts';
import { makeCategory, makeSubCategory } from '../../../testing/make-products.ts';
import { exportCsv, importCsv } from '../../../testing/product-csv.ts';
import { useTestApp, type Caller } from '../../../testing/test-app.ts';
import { isOnPostgres } from '../../../testing/test-database.ts';
import { variants as variantTable } from '../tables.ts';

const shop = useTestApp();

const listVariants = async (admin: Caller, productId = 0) =>
  (await admin.get<Variant[]>(`${variantCalls}/list/${productId}`)).body.data;
const listProducts = async (admin: Caller) => (await admin.get<Product[]>('/admin/products/list?sort=id')).body.data;

test('an import creates the variants of a new product from its row and the rows below', async () => {
  const admin = await shop.as('Administrator');
  await makeSubCategory(admin, 'Names', await makeCategory(admin, 'Wedding Neon'));
  await makeAttribute(admin, 'Size', ['16x18', '26x23']);
  const file = [
    'name,category,sub_category,sku,attributes,selling_price,stock,variant_is_active',
    'Haldi Neon,Wedding Neon,Names,HAL-1,SIZE: 16X18,899.50,7,',
    ',,,,Size: 26x23,1200,,false',
  ].join('\n');

  const { body } = await importCsv(admin, file, false);

  expect(body.data).toMatchObject({ creates: 1, variant_creates: 2, problems: [], is_saved: true });
  const [product] = await listProducts(admin);
  expect(await listVariants(admin, product?.id)).toMatchObject([
    { sku: 'HAL-1', selling_price: 899.5, stock: 7, is_active: 1 },
    { sku: 'HN-26X23', selling_price: 1200, stock: 0, is_active: 0 },
  ]);
});

test('an import changes only the filled cells of a variant', async () => {
  const admin = await shop.as('Administrator');
  const { product, variants } = await makeVariants(admin, ['16x18']);
  const [before] = variants;

  const { body } = await importCsv(admin, `variant_id,selling_price,stock\n${before?.id},750,`, false);

  expect(body.data).toMatchObject({ updates: 0, variant_updates: 1, is_saved: true });
  expect(await listVariants(admin, product.id)).toMatchObject([
    { sku: before?.sku, selling_price: 750, stock: before?.stock },
  ]);
});

test('an import reads formatted prices and stock, but not a comma that may separate decimals', async () => {
  const admin = await shop.as('Administrator');
  const { product, variants } = await makeVariants(admin, ['16x18']);
  const importRow = (cells: string) =>
    importCsv(admin, `variant_id;purchase_price;show_price;selling_price;stock\n${variants[0]?.id};${cells}`, false);

  const { body } = await importRow('₹1499;1,49,999;₹ 1,499.50;1,200');
  const rejected = await importRow('1499,50;₹;;');

  expect(body.data.problems).toEqual([]);
  expect(rejected.body.data.problems).toEqual([
    { row: 2, column: 'purchase_price', message: 'Price must be a number' },
    { row: 2, column: 'show_price', message: 'Price must be a number' },
  ]);
  expect(await listVariants(admin, product.id)).toMatchObject([
    { purchase_price: 1499, show_price: 149_999, selling_price: 1499.5, stock: 1200 },
  ]);
});

test('an export has a row for each variant, of which the first has the product too', async () => {
  const admin = await shop.as('Administrator');
  const { product, variants } = await makeVariants(admin, ['16x18', '26x23']);

  const rows: Record<string, string>[] = parse((await exportCsv(shop)).text, { bom: true, columns: true });

  expect(rows).toMatchObject([
    {
      id: String(product.id),
      name: product.name,
      variant_id: String(variants[0]?.id),
      selling_price: '899.99',
      stock: '4',
    },
    { id: String(product.id), name: '', category: '', variant_id: String(variants[1]?.id), selling_price: '899.99' },
  ]);
  expect(rows[1]?.['attributes']).toMatch(/^Size \d+: 26x23$/);
});

test('an import reports each problem of a variant with its row and column', async () => {
  const admin = await shop.as('Administrator');
  const editor = await shop.as('Editor');
  const { product, size, variants } = await makeVariants(admin, ['16x18', '26x23', '36x42']);
  const other = await makeVariants(admin, ['9x9'], 'Other');
  const [first, second, third] = variants;
  await editor.post(`${variantCalls}/update-many`, { variants: [{ id: first?.id, stock: 1 }] });
  const title = first?.variant_attributes[0]?.attribute.title;
  const file = [
    'id,variant_id,sku,attributes,stock,variant_updated_at',
    `${product.id},${first?.id},,,5,${first?.updated_at}`,
    `${other.product.id},${second?.id},,,5,`,
    `,${third?.id},${second?.sku},,,`,
    `,4711,,,5,`,
    `,abc,,,5,`,
    `${product.id},,,${title}: 16x18,1,`,
    `${product.id},,,${title}: huge,1,`,
    `${product.id},,,Colour: Pink,1,`,
    `${product.id},,,,1,`,
    `,${second?.id},,,-1,`,
    `,${third?.id},,,1,`,
    `4711,,,${title}: 16x18,1,`,
  ].join('\n');

  const { body } = await importCsv(admin, file, true);

  expect(size.values).toHaveLength(3);
  expect(body.data.problems).toEqual([
    { row: 2, column: 'variant_updated_at', message: 'This variant was changed by Editor Rao since the export.' },
    { row: 3, column: 'variant_id', message: 'A variant stays with its product.' },
    { row: 4, column: 'sku', message: `There is already a variant with the SKU “${second?.sku}”.` },
    { row: 5, column: 'variant_id', message: 'There is no variant 4711 any more.' },
    { row: 6, column: 'variant_id', message: 'variant_id is the number of a variant, or empty for a new one.' },
    { row: 7, column: 'attributes', message: 'This product already has a variant with these values.' },
    { row: 8, column: 'attributes', message: `“${title}” has no value “huge”.` },
    { row: 9, column: 'attributes', message: 'There is no attribute “Colour”.' },
    { row: 10, column: 'attributes', message: 'Add at least one attribute.' },
    { row: 11, column: 'stock', message: 'Stock is at least 0' },
    { row: 12, column: 'variant_id', message: 'Row 4 has this variant_id too.' },
    { row: 13, column: 'id', message: 'There is no product 4711 any more.' },
  ]);
});

test('all problems of a row are reported at once', async () => {
  const admin = await shop.as('Administrator');
  await makeAttribute(admin, 'Size', ['16x18']);
  const file = [
    'id,name,variant_id,attributes,selling_price,stock',
    'x,L,many,Colour: Pink | Size: huge,-1,some',
    ',,,,-1,2',
  ].join('\n');

  const { body } = await importCsv(admin, file, true);

  expect(body.data.problems.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
    '2 id: id is the number of a product, or empty for a new one.',
    '2 name: Min 2 chars',
    '2 variant_id: variant_id is the number of a variant, or empty for a new one.',
    '2 attributes: There is no attribute “Colour”. “Size” has no value “huge”.',
    '2 selling_price: Price is at least 0',
    '2 stock: Stock must be a number',
    '3 selling_price: Price is at least 0',
    '3 attributes: Add at least one attribute.',
    '3 id: A new variant needs the id of its product, or the row of its product above.',
  ]);
});

test('a product that is rejected with its first variant in the same row is one problem', async () => {
  const admin = await shop.as('Administrator');
  await makeAttribute(admin, 'Size', ['16x18']);
  const file = ['name,category,sub_category,attributes,stock', 'Haldi,Nowhere,Names,Size: 16x18,4'].join('\n');

  const { body } = await importCsv(admin, file, false, '&skip_rejected=true');

  expect(body.data.problems).toEqual([{ row: 2, column: 'category', message: 'There is no category “Nowhere”.' }]);
  expect(body.data).toMatchObject({ creates: 0, variant_creates: 0 });
});

test('an import that skips a rejected product skips its variants too', async () => {
  const admin = await shop.as('Administrator');
  await makeSubCategory(admin, 'Names', await makeCategory(admin, 'Wedding Neon'));
  await makeAttribute(admin, 'Size', ['16x18', '26x23']);
  const file = [
    'name,category,sub_category,attributes,stock',
    'Haldi,Wedding Neon,Names,Size: 16x18,many',
    ',,,Size: 26x23,3',
    'Lotus,Wedding Neon,Names,Size: 16x18,4',
  ].join('\n');

  const { body } = await importCsv(admin, file, false, '&skip_rejected=true');

  expect(body.data.problems).toEqual([
    { row: 2, column: 'stock', message: 'Stock must be a number' },
    { row: 3, column: null, message: 'Row 2, which has its product, is rejected.' },
  ]);
  expect(body.data).toMatchObject({ creates: 1, variant_creates: 1, is_saved: true });
  expect((await listProducts(admin)).map(({ name }) => name)).toEqual(['Lotus']);
});

// the transactions of the embedded database run one after the other
if (isOnPostgres) {
  test('an import with an SKU that another request takes meanwhile is rejected with 409 and says what to do', async () => {
    const admin = await shop.as('Administrator');
    const [imported] = (await makeVariants(admin, ['16x18'])).variants;
    const [other] = (await makeVariants(admin, ['9x9'], 'Other')).variants;

    const importing = await shop.database.db.transaction(async (tx) => {
      await tx
        .update(variantTable)
        .set({ sku: 'MEANWHILE' })
        .where(eq(variantTable.id, other?.id ?? 0));
      const response = importCsv(admin, `variant_id,sku\n${imported?.id},MEANWHILE`, false);
      await waitForBlockedStatement(shop.database.db);
      return { response };
    });
    const { status, body } = await importing.response;

    expect([status, body.message]).toEqual([
      409,
      'An SKU of the file was taken while the file was read. Import it again.',
    ]);
  });
}
