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

useNetwork();

it('shows both values of a field that another user changed, saves the rest, and completes on a second save', async () => {
  const { product, variants, first, second } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Stock', '10{Enter}');
  await applyEdit(user, second, 'Stock', '20{Enter}');
  if (variants[1]) await changeElsewhere(variants[1], { stock: 1, selling_price: 850 });

  await user.click(await button('Save all'));

  expect(await screen.findByText('Variant updated')).toBeVisible();
  expect(screen.getByText('1 not saved.')).toBeVisible();
  const bar = screen.getByRole('region', { name: 'Unsaved changes' });
  const conflictText = `${second}: Changed meanwhile. Stock: yours 20, theirs 1. “Save all” keeps yours.`;
  await waitFor(() => expect(within(bar).getByRole('alert')).toHaveTextContent(conflictText));
  expect(await cell(second, 'Stock')).toBeInvalid();
  expect(await cell(second, 'Stock')).toHaveTextContent('20');
  expect(await cell(second, 'Selling')).toHaveTextContent('₹850');
  expect(await fetchVariants(product)).toMatchObject([{ stock: 10 }, { stock: 1 }, { stock: 4 }]);

  await user.click(await button('Save all'));

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  expect(await fetchVariants(product)).toMatchObject([{ stock: 10 }, { stock: 20, selling_price: 850 }, { stock: 4 }]);
});

it('keeps the value of another user, and the other edits of the row', async () => {
  const { product, variants, second } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, second, 'Stock', '20{Enter}');
  await applyEdit(user, second, 'Show', '1200{Enter}');
  if (variants[1]) await changeElsewhere(variants[1], { stock: 1 });
  await user.click(await button('Save all'));

  await user.click(await button(`Keep theirs: ${second}`));
  await user.click(await button('Save all'));

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  expect(await fetchVariants(product)).toMatchObject([{}, { stock: 1, show_price: 1200 }, {}]);
});

it('saves a price although the stock of the variant changed meanwhile', async () => {
  const { product, variants, first, second } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Selling', '750{Enter}');
  await applyEdit(user, second, 'Stock', '20{Enter}');
  if (variants[0]) await changeElsewhere(variants[0], { stock: 3 });
  if (variants[1]) await changeElsewhere(variants[1], { stock: 1 });

  await user.click(await button('Save all'));

  expect(await screen.findByText('Variant updated')).toBeVisible();
  expect(screen.getByText('1 not saved.')).toBeVisible();
  expect(await fetchVariants(product)).toMatchObject([{ selling_price: 750, stock: 3 }, { stock: 1 }, { stock: 4 }]);
});

it('saves a typed stock that equals the one before an order, in a row with another edit', async () => {
  const { product, variants, first } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Selling', '750{Enter}');
  if (variants[0]) await changeElsewhere(variants[0], { stock: 3 });
  await user.click(await button('Refresh'));
  await waitFor(async () => expect(await cell(first, 'Stock')).toHaveTextContent('3'));

  await applyEdit(user, first, 'Stock', '4{Enter}');
  expect(await cell(first, 'Stock')).toHaveTextContent('4');
  await user.click(await button('Save all'));

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  expect(await fetchVariants(product)).toMatchObject([{ selling_price: 750, stock: 4 }, {}, {}]);
});

it('keeps an undo that is rejected as drafts', async () => {
  const { product, first } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Selling', '750{Enter}');
  await user.click(await button('Save all'));
  await button('Undo');
  const [saved] = await fetchVariants(product);
  if (saved) await changeElsewhere(saved, { selling_price: 800 });

  await user.click(await button('Undo'));

  expect(await screen.findByText(/Selling price: yours ₹900, theirs ₹800/)).toBeVisible();
  expect(await cell(first, 'Selling')).toHaveTextContent('900');
});
