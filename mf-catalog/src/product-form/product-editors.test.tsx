import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { button, choose, field, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, makeCategory, makeSubCategory } from '@lumora/shared-ui/testing/real-api.ts';
import { makeProductInCategory, openCreate, openEdit, fetchProduct, tab } from '../testing/open-product-form.tsx';

useNetwork();

describe('concurrent edits', () => {
  it('are merged on Reload: it loads the saved values and preserves the edits', async () => {
    const { product, category, subCategory } = await makeProductInCategory({ tags: 'old' });
    const { user } = openEdit(product.id);
    await user.type(await field('Name'), ' of mine');
    await call('POST', `/admin/products/update/${product.id}`, {
      category_id: category.id,
      sub_category_id: subCategory.id,
      name: `${product.name} of others`,
      tags: 'new',
    });

    await user.click(await button('Save changes'));
    const reload = await button('Reload');
    expect(screen.getAllByText(/This product was changed by .* Reload to see it\./)).not.toHaveLength(0);
    await user.click(reload);

    expect(await screen.findByRole('radio', { name: `Theirs: “${product.name} of others”` })).toBeVisible();
    expect(await field('Name')).toHaveValue(`${product.name} of mine`);
    expect(await field('Tags')).toHaveValue('new');
    await user.click(await button('Save changes'));
    await screen.findByText('Product updated');
    expect(await fetchProduct(product.id)).toMatchObject({ name: `${product.name} of mine`, tags: 'new' });
  });

  it('of a field on another tab mark that tab and let the user keep either value', async () => {
    const { product, category, subCategory } = await makeProductInCategory({ meta_title: 'Old' });
    const { user } = openEdit(product.id, '?tab=seo');
    await user.type(await field('Meta title'), ' mine');
    await user.click(await tab(/Flags/));
    await user.click(await field('Best seller'));
    await user.click(await tab(/Basics/));
    const changes = { category_id: category.id, sub_category_id: subCategory.id, meta_title: 'Theirs' };
    await call('POST', `/admin/products/update/${product.id}`, { ...changes, name: product.name });

    await user.click(await button('Save changes'));
    await user.click(await button('Reload'));
    await user.click(await tab(/SEO has conflicts/));
    await user.click(screen.getByRole('radio', { name: 'Theirs: “Theirs”' }));
    await user.click(await button('Save changes'));

    await screen.findByText('Product updated');
    expect(screen.queryByRole('tab', { name: /has conflicts/ })).toBeNull();
    expect(await fetchProduct(product.id)).toMatchObject({ meta_title: 'Theirs', best_seller: true });
  });

  it.each([
    ['notice', () => screen.getByText(/choose which value to keep/).closest<HTMLElement>('[role="alert"]')],
    ['choice', () => screen.getByRole('radio', { name: /^Yours/ })],
    ['Save button', () => screen.getByRole('button', { name: 'Save changes' })],
  ])('move the focus to the heading after a save from the %s, which the save removes or disables', async (_, find) => {
    const { product, category, subCategory } = await makeProductInCategory();
    const { user } = openEdit(product.id);
    await user.type(await field('Name'), ' of mine');
    const changes = { category_id: category.id, sub_category_id: subCategory.id, name: `${product.name} of others` };
    await call('POST', `/admin/products/update/${product.id}`, changes);
    await user.keyboard('{Control>}s{/Control}');
    await user.click(await button('Reload'));
    await screen.findByRole('radio', { name: /^Yours/ });

    act(() => find()?.focus());
    await user.keyboard('{Control>}s{/Control}');

    await screen.findByText('Product updated');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('of a deleted category show an error at its field and preserve the edits', async () => {
    const category = await makeCategory();
    const subCategory = await makeSubCategory(category.id);
    const { user } = openCreate();
    await choose(user, 'Category', category.title);
    await choose(user, 'Sub-category', subCategory.title);
    await user.type(await field('Name'), 'Moon');
    await call('DELETE', `/admin/sub-categories/delete/${subCategory.id}`);
    await call('DELETE', `/admin/categories/delete/${category.id}`);

    await user.click(await button('Create product'));

    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Category' })).toBeInvalid());
    expect(await field('Name')).toHaveValue('Moon');
  });

  it('of a deleted product can be saved as a new product', async () => {
    const { product } = await makeProductInCategory();
    const { user, router } = openEdit(product.id);
    await user.type(await field('Name'), ' again');
    await call('DELETE', `/admin/products/delete/${product.id}`);

    await user.click(await button('Save changes'));
    await screen.findByText(/Somebody deleted this product/);
    await user.click(await button('Create product'));

    await screen.findByText('Product created');
    await waitFor(() => expect(router.state.location.pathname).not.toContain(`/${product.id}/`));
    expect(await field('Name')).toHaveValue(`${product.name} again`);
  });
});
