import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, chooseIn, listChoices, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeProductWithSizes, openVariants, pick } from '../../testing/open-variants.tsx';

const network = useNetwork();

describe('the picker', () => {
  it('shows the missing field of an incomplete row and sends no request', async () => {
    const { product, size } = await makeProductWithSizes();
    const { user } = openVariants(product);
    await screen.findByRole('combobox', { name: 'Attribute' });

    await user.click(await button('Create Variant'));
    expect(await screen.findByText('Attribute is required')).toBeVisible();
    expect(screen.getByText('Add at least one attribute.')).toBeVisible();

    await chooseIn(user, screen.getByRole('combobox', { name: 'Attribute' }), size.title);
    expect(await screen.findByText('Select a value')).toBeVisible();
    expect(network.calls.filter(({ path }) => path.endsWith('/store'))).toEqual([]);
  });

  it('lists the values of the selected attribute sorted by title, and each attribute once', async () => {
    const { product, size } = await makeProductWithSizes();
    const { user } = openVariants(product);
    expect(await screen.findByRole('combobox', { name: 'Value' })).toBeDisabled();

    await pick(user, 1, size.title, '9x9');
    await user.click(screen.getByRole('combobox', { name: 'Value' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      '9x9',
      '16x18',
      '36x42',
    ]);

    await user.click(await button('Add attribute'));
    const second = within(await screen.findByRole('group', { name: 'Attribute 2' }));
    await listChoices(user, second.getByRole('combobox', { name: 'Attribute' }), size.title);
    expect(await screen.findByRole('option', { name: size.title })).toHaveAttribute('aria-disabled', 'true');
  });

  it('replaces the last row with an empty one when it is removed', async () => {
    const { product, size } = await makeProductWithSizes();
    const { user } = openVariants(product);
    await pick(user, 1, size.title, '9x9');

    await user.click(await button('Remove attribute 1'));

    expect(await screen.findByRole('combobox', { name: 'Attribute' })).toHaveValue('');
  });
});
