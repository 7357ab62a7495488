import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { EntityProps } from '@lumora/shared-ui';
import { button, field, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeProductInCategory, openEdit, tab } from '../../testing/open-product-form.tsx';

const network = useNetwork();

describe('tabs', () => {
  it('are stored in the URL, and arrow keys move between them', async () => {
    const { product } = await makeProductInCategory();
    const { user, router } = openEdit(product.id, '?tab=seo');
    expect(await tab(/SEO/)).toHaveAttribute('aria-selected', 'true');

    await user.click(await tab(/SEO/));
    await user.keyboard('{ArrowRight}');

    expect(await tab(/Flags/)).toHaveFocus();
    await waitFor(() => expect(router.state.location.search).toBe('?tab=flags'));
    expect(await screen.findByRole('tabpanel', { name: 'Flags' })).toBeVisible();
  });

  it('with validation errors are marked, and a submit focuses the first invalid field', async () => {
    const { product } = await makeProductInCategory();
    const { user, router } = openEdit(product.id);
    await user.clear(await field('Name'));
    await user.click(await tab(/Flags/));
    await user.click(await field('Best seller'));

    await user.click(await button('Save changes'));

    await waitFor(() => expect(router.state.location.search).toBe('?tab=basics'));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(await screen.findByRole('tab', { name: /Basics has errors/ })).toBeVisible();
  });

  it('show the server’s validation error at its field', async () => {
    const { product } = await makeProductInCategory();
    const { user } = openEdit(product.id);
    const fields = { meta_title: 'Another product has this title.' };
    network.fail('/update/', { status: 422, message: 'Check the fields.', error: 'invalid', fields });
    await user.type(await field('Name'), ' XL');

    await user.click(await button('Save changes'));

    expect(await screen.findByRole('tabpanel', { name: /SEO/ })).toBeVisible();
    expect(screen.getByText('Another product has this title.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Meta title')).toHaveFocus());
  });

  it('of other modules follow the own ones, get the id of the product and have no save button', async () => {
    const { product } = await makeProductInCategory();
    const notes = { key: 'mf-notes/notes', title: 'Notes', render: ({ id }: EntityProps) => `Notes of product ${id}` };
    const { user, router } = openEdit(product.id, '', { extensions: [notes] });
    expect(screen.queryByText(/Notes of product/)).toBeNull();

    await user.click(await tab(/Notes/));

    expect(await screen.findByRole('tabpanel', { name: 'Notes' })).toHaveTextContent(`Notes of product ${product.id}`);
    expect(router.state.location.search).toBe('?tab=mf-notes%2Fnotes');
    expect(screen.getAllByRole('tab').at(-1)).toHaveTextContent('Notes');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });
});
