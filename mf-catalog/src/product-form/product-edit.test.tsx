import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { button, dialog, field, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeImages } from '@lumora/shared-ui/testing/pictures.ts';
import { makeAttribute, makeVariant } from '@lumora/shared-ui/testing/real-api.ts';
import { publishProduct, unpublishProduct } from '../products/publishing-actions.ts';
import { makeProductInCategory, openEdit, fetchProduct, tab } from '../testing/open-product-form.tsx';

const network = useNetwork();

describe('editing', () => {
  it('shows Loading…, then the slug, and saves the changed name', async () => {
    const { product } = await makeProductInCategory();
    const { user } = openEdit(product.id);
    expect(screen.getByText('Loading…')).toBeVisible();

    const name = await field('Name');
    expect(await field('Slug')).toHaveValue(product.slug);
    expect(await field('Slug')).toHaveAttribute('readonly');
    expect(await button('Save changes')).toBeDisabled();
    await user.type(name, ' XL');
    await user.click(await button('Save changes'));

    expect(await screen.findByText('Product updated')).toBeVisible();
    expect((await fetchProduct(product.id)).name).toBe(`${product.name} XL`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled());
  });

  it('marks the lists of other modules, which show the name, as out of date after a save', async () => {
    const { product } = await makeProductInCategory();
    const { user, queryClient } = openEdit(product.id);
    const reviews = ['another module', 'reviews'];
    queryClient.setQueryData(reviews, []);

    await user.type(await field('Name'), ' XL');
    await user.click(await button('Save changes'));
    await screen.findByText('Product updated');

    expect(queryClient.getQueryState(reviews)?.isInvalidated).toBe(true);
  });

  it('shows the first image beside the name', async () => {
    const { product } = await makeProductInCategory();
    const [image] = await makeImages(product.id, 2);

    openEdit(product.id);

    expect(await screen.findByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining(image?.image ?? 'no image'),
    );
  });

  it('shows Saving… during a save and saves the edits of every tab', async () => {
    const { product } = await makeProductInCategory();
    const { user } = openEdit(product.id);
    await user.type(await field('Name'), ' XL');
    await user.click(await tab(/SEO/));
    await user.type(await field('Meta title'), 'Pink');
    await user.click(await tab(/Basics/));
    expect(await field('Name')).toHaveValue(`${product.name} XL`);
    const release = network.delay('/update/');

    await user.keyboard('{Control>}s{/Control}');

    expect(await button('Saving…')).toBeVisible();
    release();
    await screen.findByText('Product updated');
    expect(await fetchProduct(product.id)).toMatchObject({ name: `${product.name} XL`, meta_title: 'Pink' });
  });

  it('saves a warranty in months, and none for an empty input', async () => {
    const { product } = await makeProductInCategory();
    const { user } = openEdit(product.id);
    expect(await field('Warranty in months')).toHaveValue('');

    await user.type(await field('Warranty in months'), '24');
    await user.click(await button('Save changes'));
    await screen.findByText('Product updated');
    const withWarranty = await fetchProduct(product.id);
    await user.clear(await field('Warranty in months'));
    await user.click(await button('Save changes'));

    expect(withWarranty.warranty_months).toBe(24);
    await waitFor(async () => expect((await fetchProduct(product.id)).warranty_months).toBeNull());
  });

  it('saves on Ctrl+S', async () => {
    const { product } = await makeProductInCategory();
    const { user } = openEdit(product.id);

    await user.type(await field('Name'), ' XL{Control>}s{/Control}');

    expect(await screen.findByText('Product updated')).toBeVisible();
    expect(await fetchProduct(product.id)).toMatchObject({ name: `${product.name} XL` });
  });

  it('sends no request on Ctrl+S without changes', async () => {
    const { product } = await makeProductInCategory();
    const { user } = openEdit(product.id);
    await field('Name');

    await user.keyboard('{Control>}s{/Control}');

    expect(network.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('saves each flag independently', async () => {
    const { product } = await makeProductInCategory({ is_active: true });
    const { user } = openEdit(product.id, '?tab=flags');

    await user.click(await field('Best seller'));
    await user.click(await field('Active'));
    await user.click(await button('Save changes'));

    await screen.findByText('Product updated');
    expect(await fetchProduct(product.id)).toMatchObject({ is_active: false, best_seller: true, new_arrival: false });
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('with is_active %s shows %i links to the shop', async (is_active, links) => {
    const { product } = await makeProductInCategory({ is_active });
    openEdit(product.id);
    await field('Name');

    const shopLinks = screen.queryAllByRole('link', { name: 'View in shop' });

    expect(shopLinks.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill(`/products/${product.slug}`));
  });

  it('is read-only for a user who has only products.view', async () => {
    const { product } = await makeProductInCategory();
    openEdit(product.id, '', { may: ['products.view'] });

    expect(await field('Name')).toBeDisabled();
    expect(screen.getByText('You can view this product but not change it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('publishes a draft from the header, without the unsaved changes of the form', async () => {
    const { product } = await makeProductInCategory();
    const { user } = openEdit(product.id);
    expect(await screen.findByRole('heading', { level: 1, name: product.name })).toBeVisible();
    expect(screen.getByText('Draft')).toBeVisible();
    await user.type(await field('Name'), ' XL');

    await user.click(await button('Publish'));
    const question = within(await dialog(`Publish “${product.name}” without images, variants or a selling price?`));
    await user.click(question.getByRole('button', { name: 'Publish' }));

    expect(await screen.findByText(`“${product.name}” is live now`)).toBeVisible();
    expect(screen.getByText('Live')).toBeVisible();
    expect(await field('Name')).toHaveValue(`${product.name} XL`);
    expect(await fetchProduct(product.id)).toMatchObject({ is_active: true, name: product.name });
    await user.click(await button('Save changes'));
    await screen.findByText('Product updated');
    expect(await fetchProduct(product.id)).toMatchObject({ is_active: true, name: `${product.name} XL` });
  });

  it('stays a draft when the question about what is missing is cancelled', async () => {
    const { product } = await makeProductInCategory();
    const { values } = await makeAttribute(['Large']);
    await makeVariant(product.id, values, { selling_price: 900 });
    const { user } = openEdit(product.id);

    await user.click(await button('Publish'));
    const question = within(await dialog(`Publish “${product.name}” without images?`));
    await user.click(question.getByRole('button', { name: 'Cancel' }));

    expect(await fetchProduct(product.id)).toMatchObject({ is_active: false });
  });

  it('summarizes what is saved beside the fields', async () => {
    const { product, category, subCategory } = await makeProductInCategory({ is_active: true, best_seller: true });
    openEdit(product.id);

    // jsdom has no screen that is wide enough for the rail
    const summary = await screen.findByRole('region', { name: 'Summary', hidden: true });
    await waitFor(() => expect(summary).toHaveTextContent(`${category.title} / ${subCategory.title}`));

    expect(summary).toHaveTextContent(/StatusVisible in the shop.*FlagsBest sellerCreated.*Last change.* by /);
  });

  it('lists what a draft needs before it is published', async () => {
    const { product } = await makeProductInCategory();
    const { values } = await makeAttribute(['Large']);
    await makeVariant(product.id, values, { selling_price: 900 });
    openEdit(product.id);

    const checklist = within(await screen.findByRole('region', { name: 'Before you publish' }));
    const stateOf = (step: string) =>
      within(checklist.getByRole('link', { name: step }).closest('li') ?? document.body).getByRole('img');

    expect(stateOf('Add images')).toHaveAccessibleName('To do');
    expect(stateOf('Add variants')).toHaveAccessibleName('Done');
    expect(stateOf('Set a selling price')).toHaveAccessibleName('Done');
  });

  it('shows Save and what is unsaved on the tabs that save by themselves', async () => {
    const { product } = await makeProductInCategory();
    const { user } = openEdit(product.id);
    await user.type(await field('Name'), ' XL');

    await user.click(await tab(/Media/));

    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await user.click(await button('Save changes'));
    expect(await screen.findByText('Product updated')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('links to the list when the product does not exist', async () => {
    openEdit(987_654);

    expect(await screen.findByText('Product not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to list' })).toHaveAttribute('href', '/admin/products');
  });
});

describe('leaving', () => {
  it('asks before another page with unsaved changes, and stays on Cancel', async () => {
    const { product } = await makeProductInCategory();
    const { user, router } = openEdit(product.id);
    await user.type(await field('Name'), ' XL');

    act(() => void router.navigate('/admin/products'));
    await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Cancel' }));

    expect(router.state.location.pathname).toBe(`/admin/products/${product.id}/edit`);
    expect(screen.getByLabelText('Name')).toHaveValue(`${product.name} XL`);
  });

  it('does not ask without unsaved changes', async () => {
    const { product } = await makeProductInCategory();
    const { router } = openEdit(product.id);
    await field('Name');

    act(() => void router.navigate('/admin/products'));

    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/products'));
  });

  it('asks when the browser closes with unsaved changes', async () => {
    const { product } = await makeProductInCategory();
    const { user } = openEdit(product.id);
    await user.type(await field('Name'), ' XL');

    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);

    expect(closing.defaultPrevented).toBe(true);
  });
});

describe('an action of the search that changes the status', () => {
  it('is adopted by the form of the product, which keeps its unsaved values', async () => {
    const { product } = await makeProductInCategory();
    const { user, queryClient } = openEdit(product.id);
    await user.type(await field('Name'), ' XL');

    await act(() => publishProduct({ id: product.id, queryClient }));
    expect(await screen.findByText('Live')).toBeVisible();
    await user.click(await button('Save changes'));

    expect(await screen.findByText('Product updated')).toBeVisible();
    expect(await fetchProduct(product.id)).toMatchObject({ name: `${product.name} XL`, is_active: true });
  });

  it('can be undone', async () => {
    const { product } = await makeProductInCategory({ is_active: true });
    const { user, queryClient } = openEdit(product.id);
    await field('Name');

    await act(() => unpublishProduct({ id: product.id, queryClient }));
    expect(await screen.findByText(`“${product.name}” is a draft now`)).toBeVisible();
    await user.click(await button('Undo'));

    expect(await screen.findByText(`“${product.name}” is live now`)).toBeVisible();
    expect((await fetchProduct(product.id)).is_active).toBe(true);
  });
});
