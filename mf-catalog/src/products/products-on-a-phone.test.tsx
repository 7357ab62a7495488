import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, dialog, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeAttribute, makeProduct, makeVariant, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { openList } from '../testing/open-product-list.tsx';

useNetwork();
usePhone();

it('shows the price, the stock and the status of a product that shoppers can buy', async () => {
  const product = await makeProduct({ name: unique('Aurora'), is_active: true });
  const { values } = await makeAttribute(['16x18']);
  await makeVariant(product.id, values, { selling_price: 899, stock: 3 });
  openList(`?q=${encodeURIComponent(product.name)}`);

  expect(await row(product.name)).toHaveTextContent(`${product.name}₹899 · 3 in stockActive`);
});

it('has Quick Add in the menu beside the title', async () => {
  const { user } = openList('?q=nothing');
  await user.click(await button('More'));

  await user.click(await screen.findByRole('menuitem', { name: 'Quick Add' }));

  expect(await dialog('Quick Add')).toBeVisible();
});

it('links to the images, variants and stocks of all products in the menu beside the title', async () => {
  const { user } = openList('?q=nothing');
  await user.click(await button('More'));

  const linkTo = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href');

  expect(await screen.findByRole('menuitem', { name: 'Product Images' })).toBeVisible();
  expect(['Product Images', 'Product Variants', 'Product Stocks'].map(linkTo)).toEqual([
    '/admin/product-images',
    '/admin/product-variants',
    '/admin/product-variant-stocks',
  ]);
});

it.each([
  [true, 'Sold out'],
  [false, 'Draft'],
])('has one chip for a product without stock whose active state is %s: “%s”', async (is_active, state) => {
  const name = unique('Aurora');
  await makeProduct({ name, is_active });
  openList(`?q=${encodeURIComponent(name)}`);

  const productRow = within(await row(name));

  expect(await productRow.findByText(/^(Sold out|Draft)$/)).toHaveTextContent(state);
});
