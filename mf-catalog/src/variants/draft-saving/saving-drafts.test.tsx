import { expect, it, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { button, dialog, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import {
  cell,
  changeElsewhere,
  makeThreeVariants,
  openVariants,
  rowOf,
  applyEdit,
  fetchVariants,
} from '../../testing/open-variants.tsx';

const network = useNetwork();

const saveRequests = () =>
  network.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/update-many'));

it('saves all prices and stocks that are edited in the table in one request and updates the discount', async () => {
  const { product, first, second } = await makeThreeVariants();
  const { user } = openVariants(product);

  await applyEdit(user, first, 'Selling', '750{Enter}');
  expect(await cell(first, 'Discount')).toHaveTextContent('25%');
  expect(await cell(first, 'Selling')).toHaveAccessibleDescription('Not saved yet');
  await applyEdit(user, second, 'Show', '₹1,800{Tab}{Tab}+6{Enter}');
  expect(await screen.findByText('2 changed')).toBeVisible();
  await user.click(await button('Save all'));

  expect(await screen.findByText('2 variants updated')).toBeVisible();
  expect(saveRequests()).toHaveLength(1);
  expect(await fetchVariants(product)).toMatchObject([
    { sku: first, selling_price: 750 },
    { sku: second, show_price: 1800, selling_price: 900, stock: 10 },
    { stock: 4 },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save all' })).toBeNull());
  expect(await cell(second, 'Stock')).toHaveFocus();
});

it('saves on Ctrl+S all changes with that of the cell that is being edited', async () => {
  const { product, first, second } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Selling', '750{Enter}');

  await applyEdit(user, second, 'Stock', '20{Control>}s{/Control}');

  expect(await screen.findByText('2 variants updated')).toBeVisible();
  expect(await fetchVariants(product)).toMatchObject([{ selling_price: 750 }, { stock: 20 }, { stock: 4 }]);
});

it('preserves drafts when the network fails, and saves them on a second try', async () => {
  const { product, first } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Stock', '10{Enter}');
  network.fail('/update-many', 'down');

  await user.click(await button('Save all'));
  expect(await screen.findByText(/Network Error\. .* Nothing you typed is lost/)).toBeVisible();
  expect(await cell(first, 'Stock')).toHaveTextContent('10');
  network.passThrough('/update-many');
  await user.click(await button('Save all'));

  expect(await screen.findByText('Variant updated')).toBeVisible();
  expect(await fetchVariants(product)).toMatchObject([{ stock: 10 }, { stock: 4 }, { stock: 4 }]);
});

it('ends the sentence of an error without a full stop', async () => {
  const { product, first } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Stock', '10{Enter}');
  network.fail('/update-many', { status: 502, message: 'The database is not available' });

  await user.click(await button('Save all'));

  expect(
    await screen.findByText('The database is not available. Nothing you typed is lost: save again.'),
  ).toBeVisible();
});

it('marks invalid drafts and saves the rest', async () => {
  const { product, first, second } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Stock', '1.5{Enter}');
  await applyEdit(user, second, 'Stock', '20{Enter}');

  await user.click(await button('Save all'));

  expect(await screen.findByText('Variant updated')).toBeVisible();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('1 not saved.');
  expect(await cell(first, 'Stock')).toHaveAccessibleDescription('Stock must be a whole number');
  expect(await fetchVariants(product)).toMatchObject([{ stock: 4 }, { stock: 20 }, { stock: 4 }]);
});

it('sets the stock of all selected variants', async () => {
  const { product, first, third } = await makeThreeVariants();
  const { user } = openVariants(product);
  for (const sku of [first, third]) {
    await user.click(within(await rowOf(sku)).getByRole('checkbox'));
  }

  await setSelected(user, '=30');
  await user.click(await button('Save all'));

  expect(await screen.findByText('2 variants updated')).toBeVisible();
  expect(await fetchVariants(product)).toMatchObject([{ stock: 30 }, { stock: 4 }, { stock: 30 }]);
});

it('undoes a save of several variants', async () => {
  const { product, first, third } = await makeThreeVariants();
  const { user } = openVariants(product);
  for (const sku of [first, third]) await applyEdit(user, sku, 'Selling', '750{Enter}');
  await user.click(await button('Save all'));

  await user.click(await button('Undo'));

  await waitFor(async () =>
    expect(await fetchVariants(product)).toMatchObject([{ selling_price: 900 }, {}, { selling_price: 900 }]),
  );
  // the table receives the response after the API has saved
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  expect(await cell(first, 'Selling')).toHaveTextContent('₹900');
  expect(await screen.findByText('2 changes undone')).toBeVisible();
  // a second Undo would restore what was undone
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('undoes those variants of a save that were saved, and keeps the drafts of the others', async () => {
  const { product, first, second } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Selling', '750{Enter}');
  await applyEdit(user, second, 'Stock', '1.5{Enter}');
  await user.click(await button('Save all'));
  await screen.findByText('Variant updated');

  await user.click(await button('Undo'));

  await waitFor(async () => expect(await fetchVariants(product)).toMatchObject([{ selling_price: 900 }, {}, {}]));
  expect(await cell(second, 'Stock')).toHaveTextContent('1.5');
});

it('undoes what was saved before the network failed', async () => {
  const { product, variants, first, second } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Selling', '750{Enter}');
  await applyEdit(user, second, 'Selling', '750{Enter}');
  if (variants[1]) await changeElsewhere(variants[1], { stock: 3 });
  // the second variant is sent again after its current state has loaded
  const release = network.delay(`/list/${product.id}`);
  await user.click(await button('Save all'));
  await waitFor(async () => expect(await fetchVariants(product)).toMatchObject([{ selling_price: 750 }, {}, {}]));
  network.fail('/update-many', 'down');
  release();
  await screen.findByText('Variant updated');
  network.passThrough('/update-many');

  await user.click(await button('Undo'));

  await waitFor(async () => expect(await fetchVariants(product)).toMatchObject([{ selling_price: 900 }, {}, {}]));
  expect(await cell(second, 'Selling')).toHaveTextContent('750');
});

it('keeps what was typed after a save when that save is undone', async () => {
  const { product, first } = await makeThreeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Selling', '750{Enter}');
  await user.click(await button('Save all'));
  await button('Undo');
  await applyEdit(user, first, 'Selling', '800{Enter}');

  await user.click(await button('Undo'));

  await waitFor(async () => expect(await fetchVariants(product)).toMatchObject([{ selling_price: 900 }, {}, {}]));
  expect(await cell(first, 'Selling')).toHaveTextContent('800');
});

it('raises the selling prices of the selected variants by a share, rounded, and shows them before', async () => {
  const { product, first, third } = await makeThreeVariants();
  const { user } = openVariants(product);
  for (const sku of [first, third]) {
    await applyEdit(user, sku, 'Selling', '2400{Enter}');
    await user.click(within(await rowOf(sku)).getByRole('checkbox'));
  }
  await user.click(await button('Save all'));
  await screen.findByText('2 variants updated');

  await user.click(await button('Set prices or stock'));
  const form = within(await dialog('Change 2 variants'));
  await user.click(form.getByRole('combobox', { name: 'Rounding' }));
  await user.click(await screen.findByRole('option', { name: 'To prices that end in 99' }));
  await user.type(form.getByRole('textbox', { name: 'New value' }), '+10%');
  expect(form.getAllByRole('cell', { name: '₹2,599' })).toHaveLength(2);
  await user.click(form.getByRole('button', { name: 'Apply' }));

  expect(await cell(first, 'Selling')).toHaveTextContent('₹2,599');
});

test('a change that makes an amount invalid is rejected, at the field and once', async () => {
  const { product, first } = await makeThreeVariants();
  const { user } = openVariants(product);
  await user.click(within(await rowOf(first)).getByRole('checkbox'));

  await setSelected(user, '-50');

  const form = within(await dialog('Change 1 variant'));
  expect(form.getByRole('textbox', { name: 'New value' })).toHaveAccessibleDescription(`${first}: Stock is at least 0`);
  expect(screen.queryByText('1 changed')).toBeNull();
});

it('asks before leaving with drafts, and Discard restores the saved values', async () => {
  const { product, first } = await makeThreeVariants();
  const { user, router } = openVariants(product);
  await applyEdit(user, first, 'Stock', '10{Enter}');

  await router.navigate('/admin/products');
  await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Cancel' }));
  expect(await cell(first, 'Stock')).toHaveTextContent('10');

  await user.click(await button('Discard'));
  await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await cell(first, 'Stock')).toHaveTextContent('4'));
});

it('removes a deleted variant from the selection', async () => {
  const { product, first, third } = await makeThreeVariants();
  const { user } = openVariants(product);
  for (const sku of [first, third]) {
    await user.click(within(await rowOf(sku)).getByRole('checkbox'));
  }
  await user.click(await button(new RegExp(`^Delete ${first}`)));
  await user.click(within(await dialog('Delete variant?')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Variant deleted');

  await setSelected(user, '30');

  expect(await screen.findByText('1 changed')).toBeVisible();
});

/** Changes the stock of the selected variants. */
async function setSelected(user: UserEvent, text: string) {
  await user.click(await button('Set prices or stock'));
  await user.click(await screen.findByRole('combobox', { name: 'Field' }));
  await user.click(await screen.findByRole('option', { name: 'Stock' }));
  await user.type(await screen.findByRole('textbox', { name: 'New value' }), `${text}{Enter}`);
}
