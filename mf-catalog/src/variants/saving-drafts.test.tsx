import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, dialog, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import {
  cell,
  changeElsewhere,
  makeProductWithSizes,
  openVariants,
  rowOf,
  applyEdit,
  variantsOf,
} from '../testing/open-variants.tsx';

const network = useNetwork();

const savesSent = () => network.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/update-many'));

async function threeVariants() {
  const sign = await makeProductWithSizes(['16x18', '9x9', '36x42'], {
    show_price: 1000,
    selling_price: 900,
    stock: 4,
  });
  const [first = '', second = '', third = ''] = sign.variants.map(({ sku }) => sku);
  return { ...sign, first, second, third };
}

it('prices and stock are typed as in a spreadsheet, the discount follows, and one call saves all', async () => {
  const { product, first, second } = await threeVariants();
  const { user } = openVariants(product);

  await applyEdit(user, first, 'Selling', '750{Enter}');
  expect(await cell(first, 'Discount')).toHaveTextContent('25%');
  expect(await cell(first, 'Selling')).toHaveAccessibleDescription('Not saved yet');
  await applyEdit(user, second, 'Show', '₹1,800{Tab}{Tab}+6{Enter}');
  expect(await screen.findByText('2 changed')).toBeVisible();
  await user.click(await button('Save all'));

  expect(await screen.findByText('2 variants updated')).toBeVisible();
  expect(savesSent()).toHaveLength(1);
  expect(await variantsOf(product)).toMatchObject([
    { sku: first, selling_price: 750 },
    { sku: second, show_price: 1800, selling_price: 900, stock: 10 },
    { stock: 4 },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save all' })).toBeNull());
});

it('a row that somebody else changed is marked with what they saved, the rest is saved, and a retry completes', async () => {
  const { product, variants, first, second } = await threeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Stock', '10{Enter}');
  await applyEdit(user, second, 'Stock', '20{Enter}');
  if (variants[1]) await changeElsewhere(variants[1], { stock: 1, selling_price: 850 });

  await user.click(await button('Save all'));

  expect(await screen.findByText('Variant updated, 1 not saved.')).toBeVisible();
  const bar = screen.getByRole('region', { name: 'Unsaved changes' });
  const reason = /was changed by .* Saved meanwhile: Selling price ₹850, Stock 1\./;
  await waitFor(() => expect(within(bar).getByRole('alert')).toHaveTextContent(reason));
  expect(await cell(second, 'Stock')).toBeInvalid();
  expect(await cell(second, 'Stock')).toHaveTextContent('20');
  expect(await cell(second, 'Selling')).toHaveTextContent('₹850');
  expect(await variantsOf(product)).toMatchObject([{ stock: 10 }, { stock: 1 }, { stock: 4 }]);

  await user.click(await button('Save all'));

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  expect(await variantsOf(product)).toMatchObject([{ stock: 10 }, { stock: 20, selling_price: 850 }, { stock: 4 }]);
});

it('with the line down nothing typed is lost, and a retry completes', async () => {
  const { product, first } = await threeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Stock', '10{Enter}');
  network.refuse('/update-many', 'down');

  await user.click(await button('Save all'));
  expect(await screen.findByText(/Network Error\.? Nothing you typed is lost/)).toBeVisible();
  expect(await cell(first, 'Stock')).toHaveTextContent('10');
  network.admit('/update-many');
  await user.click(await button('Save all'));

  expect(await screen.findByText('Variant updated')).toBeVisible();
  expect(await variantsOf(product)).toMatchObject([{ stock: 10 }, { stock: 4 }, { stock: 4 }]);
});

it('what cannot be saved stays marked, and the rest is saved', async () => {
  const { product, first, second } = await threeVariants();
  const { user } = openVariants(product);
  await applyEdit(user, first, 'Stock', '1.5{Enter}');
  await applyEdit(user, second, 'Stock', '20{Enter}');

  await user.click(await button('Save all'));

  expect(await screen.findByText('Variant updated, 1 not saved.')).toBeVisible();
  expect(await cell(first, 'Stock')).toHaveAccessibleDescription('Stock must be a whole number');
  expect(await variantsOf(product)).toMatchObject([{ stock: 4 }, { stock: 20 }, { stock: 4 }]);
});

it('one stock is set for all that are selected', async () => {
  const { product, first, third } = await threeVariants();
  const { user } = openVariants(product);
  for (const sku of [first, third]) {
    await user.click(within(await rowOf(sku)).getByRole('checkbox'));
  }

  await user.type(await screen.findByRole('textbox', { name: 'Stock of the selected' }), '30{Enter}');
  await user.click(await button('Save all'));

  expect(await screen.findByText('2 variants updated')).toBeVisible();
  expect(await variantsOf(product)).toMatchObject([{ stock: 30 }, { stock: 4 }, { stock: 30 }]);
});

it('leaving with drafts asks, and Discard gives back what is saved', async () => {
  const { product, first } = await threeVariants();
  const { user, router } = openVariants(product);
  await applyEdit(user, first, 'Stock', '10{Enter}');

  await router.navigate('/admin/products');
  await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Cancel' }));
  expect(await cell(first, 'Stock')).toHaveTextContent('10');

  await user.click(await button('Discard'));
  await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await cell(first, 'Stock')).toHaveTextContent('4'));
});

it('a selected variant that is deleted is set no more', async () => {
  const { product, first, third } = await threeVariants();
  const { user } = openVariants(product);
  for (const sku of [first, third]) {
    await user.click(within(await rowOf(sku)).getByRole('checkbox'));
  }
  await user.click(await button(new RegExp(`^Delete ${first}`)));
  await user.click(within(await dialog('Delete variant?')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Variant deleted');

  await user.type(await screen.findByRole('textbox', { name: 'Stock of the selected' }), '30{Enter}');

  expect(await screen.findByText('1 changed')).toBeVisible();
});
