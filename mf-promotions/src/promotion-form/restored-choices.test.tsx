import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { endSession } from '@lumora/shared-ui/testing/end-session.ts';
import { button, choose, dialog, field, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeCategory, makeProduct } from '@lumora/shared-ui/testing/real-api.ts';
import { GalleryPage } from '../gallery/gallery-page.tsx';
import { openVouchers } from '../testing/open-vouchers.tsx';

useNetwork();
afterEach(() => sessionStorage.clear());

it('shows the restored product of a gallery picture by its name', async () => {
  const product = await makeProduct({ is_active: true });
  const openForm = async () => {
    const { user } = openPage(<GalleryPage />, { path: '/admin/gallery' });
    await user.click(await button('Create gallery picture'));
    return user;
  };
  await choose(await openForm(), 'Product', product.name);
  endSession();

  await openForm();

  expect(await screen.findByText(/^Your session ended/)).toBeVisible();
  expect(await screen.findByDisplayValue(product.name)).toBe(await field('Product'));
});

it('shows the restored scope of a voucher by its titles', async () => {
  const [category, product] = [await makeCategory(), await makeProduct()];
  const openForm = async () => {
    const { user } = openVouchers('?q=nothing');
    await user.click(await button('Create voucher'));
    return { user, form: within(await dialog('Create voucher')) };
  };
  const { user } = await openForm();
  await choose(user, 'Only these categories', category.title);
  await choose(user, 'Only these products', product.name);
  endSession();

  const { form } = await openForm();

  expect(await form.findByText(/^Your session ended/)).toBeVisible();
  expect(await form.findByText(category.title)).toBeVisible();
  expect(await form.findByText(product.name)).toBeVisible();
});
