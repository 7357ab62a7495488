import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import {
  applyEdit,
  cell,
  changeElsewhere,
  fetchVariants,
  makeThreeVariants,
  openVariants,
} from '../../testing/open-variants.tsx';

const network = useNetwork();

it('keeps a price that is typed back during the save, and saves it', async () => {
  const { product, first } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Selling', '750{Enter}');
  const release = network.delay('/update-many');
  await user.click(await button('Save all'));

  await applyEdit(user, first, 'Selling', '900{Enter}');
  release();
  await screen.findByText('Variant updated');
  expect(await cell(first, 'Selling')).toHaveTextContent('900');
  await user.click(await button('Save all'));

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  expect(await fetchVariants(product)).toMatchObject([{ selling_price: 900 }, {}, {}]);
});

it('discards nothing during a save', async () => {
  const { product, first } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Selling', '750{Enter}');
  const release = network.delay('/update-many');
  await user.click(await button('Save all'));
  const discard = await button('Discard');

  await user.click(discard);

  expect(discard).toHaveAttribute('aria-disabled', 'true');
  expect(discard).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  release();
  expect(await screen.findByText('Variant updated')).toBeVisible();
});

it('keeps the conflict of a row during the second save', async () => {
  const { product, variants, first } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Stock', '20{Enter}');
  if (variants[0]) await changeElsewhere(variants[0], { stock: 1 });
  await user.click(await button('Save all'));
  const keepTheirs = await button(`Keep theirs: ${first}`);
  const release = network.delay('/update-many');
  await user.click(await button('Save all'));

  await user.click(keepTheirs);

  const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }));
  expect(bar.getByText('1 changed')).toBeVisible();
  release();
  await waitFor(async () => expect(await fetchVariants(product)).toMatchObject([{ stock: 20 }, {}, {}]));
});
