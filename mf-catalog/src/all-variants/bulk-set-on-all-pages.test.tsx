import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { button, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeAttribute, makeProduct, makeVariant } from '@lumora/shared-ui/testing/real-api.ts';
import { changeElsewhere, fetchVariants } from '../testing/open-variants.tsx';
import { ProductVariantsPage } from './product-variants-page.tsx';

useNetwork();

const isSaved = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());

it('changes the selected variants of other pages from their saved values a second time', async () => {
  const { user, savedPrices } = await selectOnTwoPages();
  await setPrices(user, '=50');
  await user.click(await button('Save all'));
  await isSaved();

  await setPrices(user, '=10');
  expect(await screen.findByText('6 changed')).toBeVisible();
  await user.click(await button('Save all'));
  await isSaved();

  expect(await savedPrices()).toEqual([10, 10, 10, 10, 10, 10]);
});

it('changes a selected variant of another page from the value that another user saved', async () => {
  const { user, variants, savedPrices } = await selectOnTwoPages();
  const offPage = variants.find(({ sku }) => screen.queryByText(sku) === null);
  if (offPage) await changeElsewhere(offPage, { selling_price: 20 });
  await setPrices(user, '=30');
  await user.click(await button('Save all'));
  await user.click(await button(`Keep theirs: ${offPage?.sku}`));
  await isSaved();

  await setPrices(user, '=10');
  await user.click(await button('Save all'));
  await isSaved();

  expect(await savedPrices()).toEqual([10, 10, 10, 10, 10, 10]);
});

/** Opens two pages of six variants that cost 10 rupees each, and selects them all. */
async function selectOnTwoPages() {
  const product = await makeProduct();
  const { values } = await makeAttribute(Array.from({ length: 6 }, (_, index) => `Size ${index}`));
  for (const value of values) await makeVariant(product.id, [value], { selling_price: 10 });
  const path = '/admin/product-variants';
  const { user } = openPage(<ProductVariantsPage />, { path, at: `${path}?product_id=${product.id}&page_size=5` });
  await screen.findByText('1–5 of 6');
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(await button('Select all 6'));
  await screen.findByText('6 selected');

  const savedPrices = async () => (await fetchVariants(product)).map(({ selling_price }) => selling_price);
  return { user, variants: await fetchVariants(product), savedPrices };
}

/** Changes the selling prices of the selected variants. */
async function setPrices(user: UserEvent, text: string) {
  await user.click(await button('Set prices or stock'));
  await user.type(await screen.findByRole('textbox', { name: 'New value' }), `${text}{Enter}`);
}
