import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Permission } from '@lumora/shared-contract/auth';
import { button, filterBy, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeAttribute, makeProduct, makeVariant, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { cell, makeProductWithSizes, rowOf, applyEdit, fetchVariants } from '../testing/open-variants.tsx';
import { ProductVariantsPage } from './product-variants-page.tsx';

const network = useNetwork();

const open = (search: string, may?: readonly Permission[]) =>
  openPage(<ProductVariantsPage />, {
    path: '/admin/product-variants',
    at: `/admin/product-variants${search}`,
    ...(may && { may }),
  });

const lastListPath = () => network.calls.findLast(({ path }) => path.includes('/list?'))?.path ?? '';

it('shows a link to the product, prices, discount, stock and attributes in each row', async () => {
  const { product, variants } = await makeProductWithSizes(['9x9'], {
    show_price: 1000,
    selling_price: 750,
    stock: 3,
  });
  open(`?q=${variants[0]?.sku}`);

  const variantRow = within(await rowOf(variants[0]?.sku ?? ''));

  expect(variantRow.getByRole('link', { name: product.name })).toHaveAttribute(
    'href',
    `/admin/products/${product.id}/edit?tab=variants`,
  );
  for (const text of ['₹1,000', '₹750', '25%', '3', 'Active', '9x9']) {
    expect(variantRow.getByText(text)).toBeVisible();
  }
});

it('shows the SKU below the product, and a dash without a discount', async () => {
  const { product, variants } = await makeProductWithSizes(['9x9'], { show_price: 750, selling_price: 750 });
  const sku = variants[0]?.sku ?? '';
  open(`?q=${sku}`);

  expect(await cell(sku, 'Product')).toHaveTextContent(`${product.name}${sku}`);
  expect(await cell(sku, 'Discount')).toHaveTextContent('—');
  expect(screen.queryByRole('columnheader', { name: 'SKU / ID' })).toBeNull();
});

it('opens the variants of the product of a row by a cell that is no field', async () => {
  const { product, variants } = await makeProductWithSizes(['9x9']);
  const sku = variants[0]?.sku ?? '';
  const { user, router } = open(`?q=${sku}`);

  await user.click(await cell(sku, 'Stock'));
  expect(router.state.location.pathname).toBe('/admin/product-variants');
  await user.click(await cell(sku, 'Attributes'));

  expect(await screen.findByText('Another page of the console')).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: `/admin/products/${product.id}/edit`,
    search: '?tab=variants',
  });
});

it('names product and options of each selected variant in the preview of a change', async () => {
  const sizes = ['16x18', '9x9', '36x42'];
  const { product, variants } = await makeProductWithSizes(sizes, { stock: 4 });
  const { user } = open(`?q=${encodeURIComponent(product.name)}`);
  for (const { sku } of variants) await user.click(within(await rowOf(sku)).getByRole('checkbox'));

  await user.click(await button('Set prices or stock'));
  await user.type(await screen.findByRole('textbox', { name: 'New value' }), '+1');

  const preview = within(screen.getByRole('table', { name: 'Preview' }));
  for (const size of sizes) {
    expect(preview.getByRole('cell', { name: new RegExp(`^${product.name}, .*${size}`) })).toBeVisible();
  }
});

it('lists the variants of several products, and names their number in the filter', async () => {
  const made = [await makeProductWithSizes(['9x9']), await makeProductWithSizes(['9x9'])];
  await makeProductWithSizes(['9x9']);
  open(`?product_ids=${made.map(({ product }) => product.id).join(',')}`);

  for (const { variants } of made) expect(await rowOf(variants[0]?.sku ?? '')).toBeVisible();
  expect(await screen.findByText('Product: 2 products')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

it('applies search, order and page size of the URL, and stores filters in the URL', async () => {
  const name = unique('Filtered');
  const product = await makeProduct({ name });
  const { size } = await makeProductWithSizes();
  for (const [index, stock] of [0, 3, 9].entries()) {
    const value = size.values[index];
    if (value) await makeVariant(product.id, [value], { stock });
  }
  const { user, router } = open(`?q=${encodeURIComponent(name)}&page_size=5&sort=-stock`);
  await screen.findByText('1–3 of 3');
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => /16x18|9x9|36x42/.exec(textContent)?.[0]),
  ).toEqual(['36x42', '9x9', '16x18']);

  await filterBy(user, 'Stock', 'Low stock (1–5)');

  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('stock')).toBe('low');
  expect(lastListPath()).toContain('stock=low');
  expect(lastListPath()).toContain('page_size=5');
});

it('filters by a product, which is found by a search, and names it in the chip', async () => {
  const { product, variants } = await makeProductWithSizes(['9x9']);
  const { user, router } = open('');
  await user.click(await button('Filters'));

  await user.type(await screen.findByRole('combobox', { name: 'Product' }), product.name);
  await user.click(await screen.findByRole('option', { name: product.name }));
  const search = screen.getByRole('combobox', { name: 'Product' });
  await waitFor(() => expect(search).toHaveValue(product.name));
  await user.type(search, ' and more');
  expect(search).toHaveValue(`${product.name} and more`);
  await user.keyboard('{Escape}{Escape}');

  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  expect(await rowOf(variants[0]?.sku ?? '')).toBeVisible();
  expect(await button(`Remove filter Product: ${product.name}`)).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('product_id')).toBe(String(product.id));
});

it('selects the variants of all pages for a change', async () => {
  const { product } = await makeProductWithSizes();
  const values = await makeAttribute(Array.from({ length: 6 }, (_, index) => `Size ${index}`));
  for (const value of values.values) await makeVariant(product.id, [value], { stock: 1 });
  const { user } = open(`?product_id=${product.id}&page_size=5`);
  await screen.findByText('1–5 of 6');

  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(await button('Select all 6'));
  await screen.findByText('6 selected');
  await user.click(await button('Set prices or stock'));
  await user.type(await screen.findByRole('textbox', { name: 'New value' }), '=9{Enter}');
  await user.click(await button('Save all'));

  expect(await screen.findByText('6 variants updated')).toBeVisible();
  expect((await fetchVariants(product)).map(({ selling_price }) => selling_price)).toEqual([9, 9, 9, 9, 9, 9]);
});

it('saves prices that are edited in place on several pages in one request', async () => {
  const { product, variants } = await makeProductWithSizes(['16x18', '9x9', '36x42'], { selling_price: 900 });
  const [first = '', , third = ''] = variants.map(({ sku }) => sku);
  const { user } = open(`?q=${first}`);
  await applyEdit(user, first, 'Selling', '800{Enter}');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), third);
  await applyEdit(user, third, 'Selling', '700{Enter}');
  expect(await screen.findByText('2 changed')).toBeVisible();

  await user.click(await button('Save all'));

  expect(await screen.findByText('2 variants updated')).toBeVisible();
  expect((await fetchVariants(product)).map(({ selling_price }) => selling_price)).toEqual([800, 900, 700]);
  await waitFor(async () => expect(await cell(third, 'Selling')).toHaveTextContent('₹700'));
});

it('makes the cells read-only for a user who has only products.view', async () => {
  const { variants } = await makeProductWithSizes(['9x9']);
  const sku = variants[0]?.sku ?? '';
  open(`?q=${sku}`, ['products.view']);

  expect(await cell(sku, 'Selling')).toHaveAttribute('aria-readonly', 'true');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
