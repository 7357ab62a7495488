import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { button, field, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { fetchProduct, makeProductInCategory, openEdit } from '../testing/open-product-form.tsx';

useNetwork();
usePhone();

it('has a button to save only while something is unsaved', async () => {
  const { product } = await makeProductInCategory();
  const { user } = openEdit(product.id);
  const name = await field('Name');
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();

  await user.type(name, ' XL');

  expect(await button('Save changes')).toBeEnabled();
});

it('has Publish beside the button to save, while the product is a draft', async () => {
  const { product } = await makeProductInCategory();
  openEdit(product.id);
  await field('Name');

  expect(await button('Publish')).toBeVisible();
  expect(screen.getByText('Draft')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('names the state below the title', async () => {
  const { product } = await makeProductInCategory({ is_active: true });
  openEdit(product.id);

  const title = await screen.findByRole('heading', { level: 1, name: product.name });

  expect(title.parentElement).toHaveTextContent(`${product.name}Live`);
});

it('has Unpublish and the link to the shop in the menu beside the title of a live product', async () => {
  const { product } = await makeProductInCategory({ is_active: true });
  const { user } = openEdit(product.id);
  await field('Name');
  await user.click(await button('More'));
  expect(await screen.findByRole('menuitem', { name: 'View in shop' })).toHaveAttribute(
    'href',
    `/products/${product.slug}`,
  );

  await user.click(screen.getByRole('menuitem', { name: 'Unpublish' }));

  expect(await button('Publish')).toBeVisible();
  expect(await fetchProduct(product.id)).toMatchObject({ is_active: false });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('focuses the title after the button that saved is removed', async () => {
  const { product } = await makeProductInCategory();
  const { user } = openEdit(product.id);
  await user.type(await field('Name'), ' XL');

  await user.click(await button('Save changes'));

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
