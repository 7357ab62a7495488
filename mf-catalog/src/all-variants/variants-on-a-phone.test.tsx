import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeAttribute, makeProduct, makeVariant } from '@lumora/shared-ui/testing/real-api.ts';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { makeProductWithSizes } from '../testing/open-variants.tsx';
import { ProductVariantsPage } from './product-variants-page.tsx';

useNetwork();
usePhone();

it.each([
  [0, 'Sold out'],
  [7, '7 left'],
])('shows the price beside the name, and below it a stock of %d as “%s” and the attributes', async (stock, label) => {
  const { product } = await makeProductWithSizes(['9x9'], { show_price: 1000, selling_price: 750, stock });
  const at = `/admin/product-variants?q=${encodeURIComponent(product.name)}`;
  openPage(<ProductVariantsPage />, { path: '/admin/product-variants', at });

  expect(await row(product.name)).toHaveTextContent(`${product.name}₹750${label} · 9x9`);
});

it('shows no attribute that repeats the name of the product', async () => {
  const product = await makeProduct();
  const { values } = await makeAttribute([product.name]);
  await makeVariant(product.id, values);
  const at = `/admin/product-variants?q=${encodeURIComponent(product.name)}`;
  openPage(<ProductVariantsPage />, { path: '/admin/product-variants', at });

  const variantRow = within(await row(product.name));

  expect(variantRow.getAllByText(product.name)).toHaveLength(1);
});

it('opens the variants of the product of a row', async () => {
  const { product } = await makeProductWithSizes(['9x9']);
  const at = `/admin/product-variants?q=${encodeURIComponent(product.name)}`;
  const { user, router } = openPage(<ProductVariantsPage />, { path: '/admin/product-variants', at });
  const variantRow = within(await row(product.name));

  await user.click(await variantRow.findByText(/9x9$/));

  expect(await screen.findByText('Another page of the console')).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: `/admin/products/${product.id}/edit`,
    search: '?tab=variants',
  });
});
