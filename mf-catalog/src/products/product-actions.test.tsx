import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApiResponse, ListResponse, Product, ProductRow } from '@lumora/shared-contract';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, choose, dialog, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, makeCategory, makeProduct } from '@lumora/shared-ui/testing/real-api.ts';
import { openList } from '../testing/open-product-list.tsx';

const network = useNetwork();

async function productsOf(categoryId: number) {
  const path = `/admin/products/list?category_id=${categoryId}`;
  return (await call<ListResponse<ProductRow>>('GET', path)).data;
}

describe('deleting', () => {
  it('asks by name, and the row is gone', async () => {
    const { name, category_id } = await makeProduct();
    const { user } = openList(`?category_id=${category_id}`);

    await user.click(await button(`Delete ${name}`));
    const question = within(await dialog(`Delete "${name}"?`));
    await user.click(question.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Product deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
    expect(await productsOf(category_id)).toEqual([]);
  });

  it('of a selected product leaves it selected no more', async () => {
    const { name, category_id } = await makeProduct();
    await makeProduct({ category_id });
    const { user } = openList(`?category_id=${category_id}`);
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    await screen.findByText('1 selected');

    await user.click(await button(`Delete ${name}`));
    await user.click(within(await dialog(`Delete "${name}"?`)).getByRole('button', { name: 'Delete' }));

    await screen.findByText('Product deleted');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });

  it('is not done without a yes', async () => {
    const { name, category_id } = await makeProduct();
    const { user } = openList(`?category_id=${category_id}`);

    await user.click(await button(`Delete ${name}`));
    await dialog(`Delete "${name}"?`);
    await user.keyboard('{Escape}');

    expect(await row(name)).toBeVisible();
    expect(network.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('that fails says why, and the row stays', async () => {
    const { name, category_id } = await makeProduct();
    network.refuse('/admin/products/delete', { status: 500, message: 'The database is asleep' });
    const { user } = openList(`?category_id=${category_id}`);

    await user.click(await button(`Delete ${name}`));
    await user.click(await button('Delete'));

    expect(await screen.findByText('The database is asleep')).toBeVisible();
    expect(await row(name)).toBeVisible();
  });
});

describe('duplicating', () => {
  it('makes an inactive copy and shows the way to its form', async () => {
    const { name, category_id } = await makeProduct({ is_active: true });
    const { user } = openList(`?category_id=${category_id}`);

    await user.click(await button(`Duplicate ${name}`));

    expect(await screen.findByText('Product duplicated')).toBeVisible();
    expect(await row(`${name} (copy)`)).toBeVisible();
    const copy = (await productsOf(category_id)).find((product) => product.name === `${name} (copy)`);
    expect(copy).toMatchObject({ is_active: false });
    const notice = within(await screen.findByText(`“${name} (copy)” is in the catalogue, not active yet.`).then(boxOf));
    expect(notice.getByRole('link', { name: `Edit ${name} (copy)` })).toHaveAttribute(
      'href',
      `/admin/products/${copy?.id}/edit`,
    );
  });
});

it('only an active product can be viewed in the shop, in a tab of its own', async () => {
  const { id: category_id } = await makeCategory();
  const sold = await makeProduct({ category_id, is_active: true });
  const hidden = await makeProduct({ category_id });
  openList(`?category_id=${category_id}`);
  await row(sold.name);

  const link = screen.getByRole('link', { name: `View in shop ${sold.name}` });

  expect(link).toHaveAttribute('href', `/products/${sold.slug}`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('link', { name: `View in shop ${hidden.name}` })).toBeNull();
});

describe('Quick Add', () => {
  async function openDialog(words = '') {
    const { user } = openList(words);
    await user.click(await button('Quick Add'));
    return { user, form: within(await dialog('Quick Add')) };
  }

  it('makes a product of a name and a category, and the list goes on', async () => {
    const { id: category_id, title } = await makeCategory();
    const { user, form } = await openDialog(`?category_id=${category_id}`);

    await fill({ Name: '  Diya glow  ' });
    await choose(user, 'Category', title);
    await user.click(form.getByRole('button', { name: 'Add product' }));

    expect(await screen.findByText('Product created')).toBeVisible();
    expect(await row('Diya glow')).toBeVisible();
    const [made] = await productsOf(category_id);
    expect(made).toMatchObject({ name: 'Diya glow', is_active: false });
    const links = screen.getAllByRole('link', { name: 'Edit Diya glow' });
    expect(links.map((link) => link.getAttribute('href'))).toContain(`/admin/products/${made?.id}/edit`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that there are no categories to choose from when they could not be loaded, and asks again', async () => {
    network.refuse('/admin/categories/list', 'down');
    const { title } = await makeCategory();
    const { user, form } = await openDialog();
    expect(await form.findByText('The categories could not be loaded.')).toBeVisible();

    network.admit('/admin/categories/list');
    await user.click(form.getByRole('button', { name: 'Retry' }));
    await choose(user, 'Category', title);

    expect(form.getByRole('combobox', { name: 'Category' })).toHaveValue(title);
  });

  it('says what is missing and sends nothing', async () => {
    const { user, form } = await openDialog();

    await user.click(form.getByRole('button', { name: 'Add product' }));
    expect(await form.findByText('Name is required')).toBeVisible();
    expect(form.getByText('Category is required')).toBeVisible();
    await user.type(form.getByLabelText('Name'), ' N ');

    expect(await form.findByText('Min 2 chars')).toBeVisible();
    expect(network.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    const { id: category_id, title } = await makeCategory();
    network.refuse('/admin/products/store', 'down');
    const { user, form } = await openDialog(`?category_id=${category_id}`);
    await fill({ Name: 'Diya glow' });
    await choose(user, 'Category', title);
    await user.click(form.getByRole('button', { name: 'Add product' }));
    expect(await form.findByText('Network Error')).toBeVisible();

    network.admit('/admin/products/store');
    await user.click(form.getByRole('button', { name: 'Add product' }));

    expect(await row('Diya glow')).toBeVisible();
    const { data } = await call<ApiResponse<Product[]>>('GET', `/admin/products/list?category_id=${category_id}`);
    expect(data).toHaveLength(1);
  });
});

const boxOf = (words: HTMLElement) => words.parentElement ?? words;
