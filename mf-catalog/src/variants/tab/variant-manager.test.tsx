import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, dialog, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call } from '@lumora/shared-ui/testing/real-api.ts';
import { cell, makeProductWithSizes, openVariants, rowOf, fetchVariants } from '../../testing/open-variants.tsx';

const network = useNetwork();

describe('the list', () => {
  it('shows prices, discount, stock, active state and attributes', async () => {
    const prices = { purchase_price: 400, show_price: 149999, selling_price: 74999.5, stock: 3 };
    const { product, variants } = await makeProductWithSizes(['16x18'], prices);
    const { id, sku = '' } = variants[0] ?? {};
    openVariants(product);

    const variantRow = await rowOf(sku);

    const cellTexts = within(variantRow)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent);
    expect(within(variantRow).getByText(sku)).toBeVisible();
    expect(within(variantRow).getByText(String(id))).toBeVisible();
    expect(cellTexts.slice(3, -1)).toEqual(['₹400', '₹1,49,999', '₹74,999.50', '50%', '3', 'Yes', '16x18']);
  });

  it('explains why it failed to load, and loads on Retry', async () => {
    const { product } = await makeProductWithSizes();
    network.fail(`/list/${product.id}`, { status: 500, message: 'The database is not available.' });
    const { user } = openVariants(product);
    await screen.findByText('The database is not available.');

    network.passThrough(`/list/${product.id}`);
    await user.click(await button('Retry'));

    expect(await screen.findByText('No variants yet. Create one below.')).toBeVisible();
  });
});

it('shows the variants read-only to a user who has only products.view', async () => {
  const { product, variants } = await makeProductWithSizes(['16x18']);
  openVariants(product, ['products.view']);

  expect(await cell(variants[0]?.sku ?? '', 'Stock')).toHaveAttribute('aria-readonly', 'true');
  expect(screen.queryByRole('button', { name: /Edit|Delete|Generate|Create/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Add Variant' })).toBeNull();
});

describe('deleting', () => {
  it('asks, deletes the variant and removes its row', async () => {
    const { product, variants } = await makeProductWithSizes(['16x18', '9x9']);
    const { user } = openVariants(product);

    await user.click(await button(new RegExp(`^Delete ${variants[0]?.sku}`)));
    await dialog('Delete variant?');
    await user.click(await button('Delete'));

    expect(await screen.findByText('Variant deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(variants[0]?.sku ?? '')).toBeNull());
    expect((await fetchVariants(product)).map(({ id }) => id)).toEqual([variants[1]?.id]);
  });

  it('reports a network failure and leaves the row in the table', async () => {
    const { product, variants } = await makeProductWithSizes(['16x18']);
    const { user } = openVariants(product);
    network.fail('/delete/', 'down');

    await user.click(await button(new RegExp(`^Delete ${variants[0]?.sku}`)));
    await user.click(within(await dialog('Delete variant?')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText(/^Network Error\. Check your connection/)).toBeVisible();
    expect(await rowOf(variants[0]?.sku ?? '')).toBeVisible();
  });
});

it('reports that another user deleted the edited variant, and preserves the values', async () => {
  const { product, variants } = await makeProductWithSizes(['16x18']);
  const { user } = openVariants(product);
  await user.click(await button(new RegExp(`^Edit ${variants[0]?.sku}`)));
  await user.type(await screen.findByRole('textbox', { name: 'Stock' }), '7');
  await call('DELETE', `/admin/product-variants-and-attributes/delete/${variants[0]?.id}`);

  await user.click(await button('Update Variant'));

  expect((await screen.findAllByText('This variant does not exist any more.'))[0]).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Stock' })).toHaveValue('07');
});
