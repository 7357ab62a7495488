import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Product } from '@lumora/shared-contract/catalog';
import { endSession } from '@lumora/shared-ui/testing/end-session.ts';
import { button, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { ProductVariantsPage } from '../../all-variants/product-variants-page.tsx';
import {
  applyEdit,
  cell,
  changeElsewhere,
  fetchVariants,
  makeThreeVariants,
  openVariants,
} from '../../testing/open-variants.tsx';

useNetwork();
afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const restored = () => screen.queryByText('Your session ended before this was saved. What you had typed is back.');

function openVariantsAt(product: Product) {
  window.history.replaceState(null, '', `/admin/products/${product.id}/edit`);
  return openVariants(product);
}

it('restores drafts, and the cell that was being edited, after the session has ended, and saves them', async () => {
  const { product, first, second } = await makeThreeVariants();
  const { user } = openVariantsAt(product);
  await applyEdit(user, first, 'Selling', '750{Enter}');
  await applyEdit(user, second, 'Stock', '20');
  endSession();

  const returned = openVariantsAt(product);

  expect(await screen.findByText('2 changed')).toBeVisible();
  expect(restored()).toBeVisible();
  expect(await cell(first, 'Selling')).toHaveTextContent('750');
  expect(await cell(second, 'Stock')).toHaveAccessibleDescription('Not saved yet');
  await returned.user.click(await button('Save all'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  expect(await fetchVariants(product)).toMatchObject([{ selling_price: 750 }, { stock: 20 }, { stock: 4 }]);
});

it('shows both values of a restored cell that another user changed meanwhile', async () => {
  const { product, variants, first } = await makeThreeVariants();
  const { user } = openVariantsAt(product);
  await applyEdit(user, first, 'Stock', '20{Enter}');
  endSession();
  if (variants[0]) await changeElsewhere(variants[0], { stock: 1 });

  const returned = openVariantsAt(product);
  await returned.user.click(await button('Save all'));

  const bar = within(await screen.findByRole('region', { name: 'Unsaved changes' }));
  expect(await bar.findByText(/Changed meanwhile\. Stock: yours 20, theirs 1\./)).toBeVisible();
  expect(await fetchVariants(product)).toMatchObject([{ stock: 1 }, { stock: 4 }, { stock: 4 }]);
});

it('restores drafts of one product neither for another product nor twice', async () => {
  const { product, first } = await makeThreeVariants();
  const other = await makeThreeVariants();
  const { user } = openVariantsAt(product);
  await applyEdit(user, first, 'Stock', '20{Enter}');
  endSession();

  openVariantsAt(other.product);
  await cell(other.first, 'Stock');
  expect(restored()).toBeNull();
  cleanup();

  openVariantsAt(product);
  expect(await screen.findByText('1 changed')).toBeVisible();
  cleanup();

  openVariantsAt(product);
  expect(await cell(first, 'Stock')).toHaveTextContent('4');
});

it('restores drafts of the table of all variants', async () => {
  const { first } = await makeThreeVariants();
  const openAll = () =>
    openPage(<ProductVariantsPage />, { path: '/admin/product-variants', at: `/admin/product-variants?q=${first}` });
  const { user } = openAll();
  await applyEdit(user, first, 'Stock', '20{Enter}');
  endSession();

  openAll();

  expect(await screen.findByText('1 changed')).toBeVisible();
  expect(await cell(first, 'Stock')).toHaveTextContent('20');
});
