import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { makeProductWithSizes } from '../testing/open-variants.tsx';
import { ProductVariantsPage } from './product-variants-page.tsx';

useNetwork();
usePhone();

it.each([
  [0, 'Sold out'],
  [7, '7 in stock'],
])('shows the price above a stock of %d as “%s”', async (stock, words) => {
  const { product } = await makeProductWithSizes(['9x9'], { show_price: 1000, selling_price: 750, stock });
  const at = `/admin/product-variants?q=${encodeURIComponent(product.name)}`;
  openPage(<ProductVariantsPage />, { path: '/admin/product-variants', at });

  const variantRow = within(await row(product.name));

  expect(await variantRow.findByText(words)).toBeVisible();
  expect(variantRow.getByTitle(`₹750 ${words}`)).toBeVisible();
});
