import { expect, test } from '@jest/globals';
import type { ImportReport } from '@lumora/shared-contract/catalog';
import { escapeFormula } from '@lumora/shared-contract/csv';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { makeAttribute } from '../../../testing/catalog-rows.ts';
import { makeCategory, makeSubCategory } from '../../../testing/make-products.ts';
import { exportCsv, importCsv, signIn } from '../../../testing/product-csv.ts';
import { useTestApp, type Caller } from '../../../testing/test-app.ts';
import { products } from '../tables.ts';

const shop = useTestApp();
const sizes = ['16x18', '4:3 | wide', String.raw`back\slash`];
/** Each run imports three files and exports two. */
const timeoutMs = 120_000;

type Row = Record<string, string>;

/** Columns that differ between two shops with the same products. */
const columnsOfOneShop = ['id', 'variant_id', 'updated_at', 'variant_updated_at', 'created_at'];

const text = fc
  .oneof(fc.string({ maxLength: 20 }), fc.constantFrom('=1+1', "'-5", '"both", \'of\'', 'two\nlines', 'शुभ, विवाह', ';'))
  .filter((value) => !value.includes('\0'))
  .map((value) => escapeFormula(value.trim()));
const price = fc.integer({ min: 0, max: 4_999_999 }).map((paise) => String(paise / 100));
const variant = fc.record({
  purchase_price: price,
  show_price: price,
  selling_price: price,
  stock: fc.nat(1000).map(String),
  variant_is_active: fc.boolean().map(String),
});
const product = fc.record({
  name: text.map((value) => `Neon ${value}`.trim()),
  tags: text,
  description: text,
  is_active: fc.boolean().map(String),
  warranty_months: fc.option(fc.nat(120).map(String), { nil: '' }),
  variants: fc.array(variant, { maxLength: sizes.length }),
});

type SampleProduct = typeof product extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the rows of a file: the first variant of a product beside it, the others below. */
function toRows(catalog: SampleProduct[]): Row[] {
  return catalog.flatMap(({ variants, ...fields }, number) => {
    const rows = variants.map((cells, index) => ({
      ...cells,
      sku: `SKU-${number}-${index}`,
      attributes: `size: ${sizes[index]?.replace(/[\\|:]/g, String.raw`\$&`)}`,
    }));
    return [{ ...fields, category: 'Wedding Neon', sub_category: 'Names', ...rows[0] }, ...rows.slice(1)];
  });
}

function toCsv(rows: Row[]): string {
  return stringify(rows, {
    header: true,
    columns: [...new Set(rows.flatMap((row) => Object.keys(row)))],
    quoted: true,
  });
}

async function save(admin: Caller, content: string): Promise<ImportReport> {
  const { status, body } = await importCsv(admin, content, false);
  if (status !== 200) throw new Error(JSON.stringify(body.data.problems));
  return body.data;
}

async function exportRows(token: string): Promise<{ csv: string; rows: Row[] }> {
  const { text: csv } = await exportCsv(shop, '', token);
  return { csv, rows: parse(csv, { bom: true, columns: true }) };
}

const ofAnyShop = (rows: Row[]) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !columnsOfOneShop.includes(name))));

test(
  'an export is the inverse of an import: it changes nothing in its shop, and gives another shop the same products',
  async () => {
    const admin = await shop.as('Administrator');
    const token = await signIn(shop);
    await makeSubCategory(admin, 'Names', await makeCategory(admin, 'Wedding Neon'));
    await makeAttribute(admin, 'Size', sizes);

    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 3 }), async (catalog) => {
        await shop.database.db.delete(products);
        await save(admin, toCsv(toRows(catalog)));
        const { csv, rows } = await exportRows(token);

        const unchanged = await save(admin, csv);
        await shop.database.db.delete(products);
        await save(admin, toCsv(ofAnyShop(rows)));
        const copied = await exportRows(token);

        expect(unchanged).toMatchObject({ creates: 0, updates: 0, variant_creates: 0, variant_updates: 0 });
        expect(ofAnyShop(copied.rows)).toEqual(ofAnyShop(rows));
      }),
      { numRuns: 5 },
    );
  },
  timeoutMs,
);
