import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Product, ProductRow } from '@lumora/shared-contract/catalog';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, choose, dialog, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, makeCategory, makeProduct } from '@lumora/shared-ui/testing/real-api.ts';
import { openList } from '../testing/open-product-list.tsx';

const network = useNetwork();

async function listProducts(categoryId: number) {
  const path = `/admin/products/list?category_id=${categoryId}`;
  return (await call<ListResponse<ProductRow>>('GET', path)).data;
}

describe('deleting', () => {
  it('asks with the name and removes the row', async () => {
    const { name, category_id } = await makeProduct();
    const { user } = openList(`?category_id=${category_id}`);

    await user.click(await button(`Delete ${name}`));
    const confirmation = within(await dialog(`Delete "${name}"?`));
    await user.click(confirmation.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Product deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
    expect(await listProducts(category_id)).toEqual([]);
  });

  it('removes the product from the selection', async () => {
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

  it('sends no request without a confirmation', async () => {
    const { name, category_id } = await makeProduct();
    const { user } = openList(`?category_id=${category_id}`);

    await user.click(await button(`Delete ${name}`));
    await dialog(`Delete "${name}"?`);
    await user.keyboard('{Escape}');

    expect(await row(name)).toBeVisible();
    expect(network.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('explains a failure and leaves the row in the list', async () => {
    const { name, category_id } = await makeProduct();
    network.fail('/admin/products/delete', { status: 500, message: 'The database is not available.' });
    const { user } = openList(`?category_id=${category_id}`);

    await user.click(await button(`Delete ${name}`));
    await user.click(await button('Delete'));

    expect(await screen.findByText('The database is not available.')).toBeVisible();
    expect(await row(name)).toBeVisible();
  });
});

describe('duplicating', () => {
  it('creates an inactive copy and links to its form', async () => {
    const { name, category_id } = await makeProduct({ is_active: true });
    const { user } = openList(`?category_id=${category_id}`);

    await user.click(await button(`Duplicate ${name}`));

    expect(await screen.findByText('Product duplicated')).toBeVisible();
    expect(await row(`${name} (copy)`)).toBeVisible();
    const copy = (await listProducts(category_id)).find((product) => product.name === `${name} (copy)`);
    expect(copy).toMatchObject({ is_active: false });
    const notice = within(
      await screen.findByText(`“${name} (copy)” is in the catalogue, not active yet.`).then(parentOf),
    );
    expect(notice.getByRole('link', { name: `Edit ${name} (copy)` })).toHaveAttribute(
      'href',
      `/admin/products/${copy?.id}/edit`,
    );
  });
});

it('links an active product to the shop in a new tab, and an inactive one not at all', async () => {
  const { id: category_id } = await makeCategory();
  const active = await makeProduct({ category_id, is_active: true });
  const inactive = await makeProduct({ category_id });
  openList(`?category_id=${category_id}`);
  await row(active.name);

  const link = screen.getByRole('link', { name: `View in shop ${active.name}` });

  expect(link).toHaveAttribute('href', `/products/${active.slug}`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('link', { name: `View in shop ${inactive.name}` })).toBeNull();
});

describe('Quick Add', () => {
  async function openDialog(search = '') {
    const { user } = openList(search);
    await user.click(await button('Quick Add'));
    return { user, form: within(await dialog('Quick Add')) };
  }

  it('creates a product from a name and a category and shows it in the list', async () => {
    const { id: category_id, title } = await makeCategory();
    const { user, form } = await openDialog(`?category_id=${category_id}`);

    await fill({ Name: '  Diya glow  ' });
    await choose(user, 'Category', title);
    await user.click(form.getByRole('button', { name: 'Add product' }));

    expect(await screen.findByText('Product created')).toBeVisible();
    expect(await row('Diya glow')).toBeVisible();
    const [created] = await listProducts(category_id);
    expect(created).toMatchObject({ name: 'Diya glow', is_active: false });
    const links = screen.getAllByRole('link', { name: 'Edit Diya glow' });
    expect(links.map((link) => link.getAttribute('href'))).toContain(`/admin/products/${created?.id}/edit`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reports that the categories failed to load, and loads them on Retry', async () => {
    network.fail('/admin/categories/list', 'down');
    const { title } = await makeCategory();
    const { user, form } = await openDialog();
    expect(await form.findByText('The categories could not be loaded.')).toBeVisible();

    network.passThrough('/admin/categories/list');
    await user.click(form.getByRole('button', { name: 'Retry' }));
    await choose(user, 'Category', title);

    expect(form.getByRole('combobox', { name: 'Category' })).toHaveValue(title);
  });

  it('shows validation errors and sends no request', async () => {
    const { user, form } = await openDialog();

    await user.click(form.getByRole('button', { name: 'Add product' }));
    expect(await form.findByText('Name is required')).toBeVisible();
    expect(form.getByText('Category is required')).toBeVisible();
    await user.type(form.getByLabelText('Name'), ' N ');

    expect(await form.findByText('Min 2 chars')).toBeVisible();
    expect(network.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('preserves the values when the server is unreachable', async () => {
    const { id: category_id, title } = await makeCategory();
    network.fail('/admin/products/store', 'down');
    const { user, form } = await openDialog(`?category_id=${category_id}`);
    await fill({ Name: 'Diya glow' });
    await choose(user, 'Category', title);
    await user.click(form.getByRole('button', { name: 'Add product' }));
    expect(
      await form.findByText(/^Network Error\. Check your connection and try again\. Nothing you typed is lost\./),
    ).toBeVisible();

    network.passThrough('/admin/products/store');
    await user.click(form.getByRole('button', { name: 'Add product' }));

    expect(await row('Diya glow')).toBeVisible();
    const { data } = await call<ApiResponse<Product[]>>('GET', `/admin/products/list?category_id=${category_id}`);
    expect(data).toHaveLength(1);
  });
});

const parentOf = (element: HTMLElement) => element.parentElement ?? element;
