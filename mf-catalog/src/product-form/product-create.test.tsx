import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Product } from '@lumora/shared-contract/catalog';
import type { ListResponse } from '@lumora/shared-contract/http';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, choose, field, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, makeCategory, makeSubCategory, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { makeProductInCategory, openCreate, openEdit, fetchProduct } from '../testing/open-product-form.tsx';

const network = useNetwork();

describe('creating', () => {
  it('lists the steps until the product is published before how a search engine shows it', async () => {
    openCreate();

    // jsdom has no screen that is wide enough for the rail
    const rail = within(await screen.findByRole('complementary', { name: 'About this product' }));
    const [steps, preview] = rail.getAllByRole('region', { hidden: true });

    expect(preview).toHaveAccessibleName('Search preview');
    const labels = within(steps ?? document.body).getAllByRole('link', { hidden: true });
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Create the product',
      'Add images',
      'Add variants',
      'Set a selling price',
    ]);
  });

  it('shows a validation error at every required field', async () => {
    const { user } = openCreate();

    await user.click(await button('Create product'));

    expect(await screen.findByText('Category is required')).toBeVisible();
    expect(screen.getByText('Sub-category is required')).toBeVisible();
    expect(screen.getByText('Name is required')).toBeVisible();
    expect(network.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it.each([
    ['Name', 'a', 'Min 2 chars'],
    ['Name', ' a ', 'Min 2 chars'],
    ['Name', '   ', 'Name is required'],
    ['Short description', 'x'.repeat(301), 'Max 300 chars'],
  ])('rejects as %s: %j', async (label, typed, message) => {
    const { user } = openCreate();
    await user.click(await field(label));
    await user.paste(typed);

    await user.click(await button('Create product'));

    expect(await screen.findByText(message)).toBeVisible();
  });

  it('trims the values and navigates to the new product, which has no unsaved changes', async () => {
    const category = await makeCategory();
    const subCategory = await makeSubCategory(category.id);
    const name = unique('Heart');
    const { user, router } = openCreate();
    await choose(user, 'Category', category.title);
    await choose(user, 'Sub-category', subCategory.title);
    await fill({ Name: `  ${name}  `, Tags: ' pink, wedding ' });

    await user.click(await button('Create product'));

    expect(await screen.findByText('Product created')).toBeVisible();
    await screen.findByText('Another page of the console');
    const { data } = await call<ListResponse<Product>>('GET', `/admin/products/list?q=${encodeURIComponent(name)}`);
    expect(router.state.location.pathname).toBe(`/admin/products/${data[0]?.id}/edit`);
    expect(await fetchProduct(data[0]?.id ?? 0)).toMatchObject({ name, tags: 'pink, wedding', is_active: false });
  });

  it('navigates to the list when the response has no product', async () => {
    const category = await makeCategory();
    const subCategory = await makeSubCategory(category.id);
    network.fail('/products/store', { status: 200, message: 'Product created' });
    const { user, router } = openCreate();
    await choose(user, 'Category', category.title);
    await choose(user, 'Sub-category', subCategory.title);
    await fill({ Name: 'Star' });

    await user.click(await button('Create product'));

    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/products'));
  });

  it.each([
    ['media', 'Save the product first to attach images.'],
    ['variants', 'Save the product first to manage variants.'],
  ])('asks on the tab %s to save the product first, and hides the save button', async (key, message) => {
    openCreate(`?tab=${key}`);

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create product' })).toBeNull();
  });
});

describe('category and sub-category', () => {
  it('offers sub-categories once a category is chosen', async () => {
    const category = await makeCategory();
    const { user } = openCreate();
    const subCategory = await screen.findByRole('combobox', { name: 'Sub-category' });
    expect(subCategory).toBeDisabled();
    expect(subCategory).toHaveAttribute('placeholder', 'Choose a category first');

    await choose(user, 'Category', category.title);

    expect(subCategory).toBeEnabled();
    expect(subCategory).not.toHaveAttribute('placeholder');
  });

  it('clears the sub-category when the category changes, and lists the new sub-categories sorted by label', async () => {
    const { product } = await makeProductInCategory();
    const other = await makeCategory();
    for (const title of ['Zebra', 'Apple', 'Mango']) await makeSubCategory(other.id, title);
    const { user } = openEdit(product.id);
    const subCategory = await screen.findByRole('combobox', { name: 'Sub-category' });
    const category = screen.getByRole('combobox', { name: 'Category' });
    // a value that loads later would replace the typed text
    await waitFor(() => expect(subCategory).not.toHaveValue(''));
    await waitFor(() => expect(category).not.toHaveValue(''));

    await user.clear(category);
    await choose(user, 'Category', other.title);

    expect(subCategory).toHaveValue('');
    await user.click(subCategory);
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Apple',
      'Mango',
      'Zebra',
    ]);
    expect(screen.queryByText('Category is required')).toBeNull();
  });
});
