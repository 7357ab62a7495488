import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, dialog, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeProduct, makeVariant, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { cell, makeProductWithSizes, applyEdit, fetchVariants } from '../testing/open-variants.tsx';
import { VariantStocksPage } from './variant-stocks-page.tsx';

useNetwork();

/** Creates a product with three variants of the given stocks, and opens the page filtered to it. */
async function openStocks(stocks: [number, number, number]) {
  const product = await makeProduct({ name: unique('Stocked') });
  const { size } = await makeProductWithSizes();
  const skus: string[] = [];
  for (const [index, value] of size.values.entries()) {
    skus.push((await makeVariant(product.id, [value], { stock: stocks[index] ?? 0 })).sku);
  }
  const path = '/admin/product-variant-stocks';
  const opened = openPage(<VariantStocksPage />, { path, at: `${path}?q=${encodeURIComponent(product.name)}` });
  await screen.findByText('1–3 of 3');
  return { ...opened, product, skus };
}

it('lists the lowest stock first and saves edits by keyboard and by button together', async () => {
  const { user, product, skus } = await openStocks([9, 0, 3]);
  const [plenty = '', out = '', low = ''] = skus;
  const order = screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => skus.find((sku) => textContent.includes(sku)));
  expect(order).toEqual([out, low, plenty]);

  await applyEdit(user, out, 'Stock', '25{Enter}');
  await applyEdit(user, low, 'Stock', '+10{Enter}');
  await user.click(await button(new RegExp(`^One less of ${plenty}`)));
  expect(await cell(plenty, 'Stock')).toHaveTextContent('8');
  await user.click(await button('Save all'));

  expect(await screen.findByText('3 variants updated')).toBeVisible();
  expect((await fetchVariants(product)).map(({ stock }) => stock)).toEqual([8, 25, 13]);
});

it('asks before leaving with unsaved stock', async () => {
  const { user, router, skus } = await openStocks([1, 2, 3]);
  await applyEdit(user, skus[0] ?? '', 'Stock', '5{Enter}');

  await router.navigate('/admin/products');
  await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Cancel' }));

  expect(await cell(skus[0] ?? '', 'Stock')).toHaveTextContent('5');
});

it('shows the whole SKU, and the id in a column that is hidden at first', async () => {
  const { user, skus } = await openStocks([1, 2, 3]);
  expect(await cell(skus[0] ?? '', 'SKU')).toHaveTextContent(skus[0] ?? 'no SKU');
  expect(screen.queryByRole('columnheader', { name: 'ID' })).toBeNull();

  await user.click(await button('Toggle Columns'));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'ID' }));
  await user.keyboard('{Escape}');

  expect(await cell(skus[0] ?? '', 'ID')).toHaveTextContent(/^\d+$/);
});
