import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { imageCalls, makeVariants, uploadImages, variantCalls } from '../../../testing/catalog-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { products } from '../tables.ts';

const shop = useTestApp();

async function summaryOf({ id }: { id: number }) {
  const [row] = await shop.database.db.select().from(products).where(eq(products.id, id));
  const { min_price, max_price, stock_total, variant_count } = row ?? {};
  return { min_price, max_price, stock_total, variant_count };
}

test('price range, stock and number of variants follow each change of the active variants', async () => {
  const admin = await shop.as('Administrator');
  const { product, size, variants } = await makeVariants(admin);
  const [a, b, c] = variants;
  const summary = (prices: [number | null, number | null], stock_total: number, variant_count: number) => ({
    min_price: prices[0],
    max_price: prices[1],
    stock_total,
    variant_count,
  });

  expect(await summaryOf(product)).toEqual(summary([89_999, 89_999], 12, 3));

  await admin.post(`${variantCalls}/update-many`, {
    variants: [
      { id: a?.id, selling_price: 500, stock: 10 },
      { id: b?.id, selling_price: 2500.5, stock: 1 },
    ],
  });
  expect(await summaryOf(product)).toEqual(summary([50_000, 250_050], 15, 3));

  await admin.post(`${variantCalls}/update/${a?.id}`, {
    product_id: product.id,
    attributes: [size.choose(0)],
    selling_price: 500,
    stock: 10,
    is_active: false,
  });
  expect(await summaryOf(product)).toEqual(summary([89_999, 250_050], 5, 2));

  await admin.delete(`${variantCalls}/delete/${b?.id}`);
  expect(await summaryOf(product)).toEqual(summary([89_999, 89_999], 4, 1));

  await admin.post(`${variantCalls}/store`, {
    product_id: product.id,
    attributes: [size.choose(1)],
    selling_price: 1,
    stock: 2,
  });
  expect(await summaryOf(product)).toEqual(summary([100, 89_999], 6, 2));

  await admin.post(`${variantCalls}/update-many`, { variants: [{ id: c?.id, is_active: 0 }] });
  expect(await summaryOf(product)).toEqual(summary([100, 100], 2, 1));
});

test('a product without active variants has no prices', async () => {
  const admin = await shop.as('Administrator');
  const { product, variants } = await makeVariants(admin, ['S']);

  await admin.post(`${variantCalls}/update-many`, { variants: [{ id: variants[0]?.id, is_active: 0 }] });

  expect(await summaryOf(product)).toEqual({ min_price: null, max_price: null, stock_total: 0, variant_count: 0 });
});

test('the cover of a product is its first image after each change of its images', async () => {
  const admin = await shop.as('Administrator');
  const { product } = await makeVariants(admin, ['S']);
  const cover = async () => {
    const [row] = await shop.database.db.select().from(products).where(eq(products.id, product.id));
    return row?.cover_hash;
  };

  expect(await cover()).toBeNull();

  const [first, second] = await uploadImages(admin, product.id, 2);
  expect(await cover()).toBe(first?.image);

  await admin.post(`${imageCalls}/update/${first?.id}`, { priority: 2 });
  expect(await cover()).toBe(second?.image);

  await admin.delete(`${imageCalls}/delete/${second?.id}`);
  expect(await cover()).toBe(first?.image);

  await admin.delete(`${imageCalls}/delete/${first?.id}`);
  expect(await cover()).toBeNull();
});
