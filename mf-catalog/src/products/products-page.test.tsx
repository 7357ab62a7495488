import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { call, makeCategory, makeProduct, makeSubCategory, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { button, filterBy, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { openList } from '../testing/open-product-list.tsx';

const network = useNetwork();

describe('the list', () => {
  it('shows name, slug, category, prices, stock and badges of each product', async () => {
    const category = await makeCategory();
    const { id: sub_category_id, title } = await makeSubCategory(category.id);
    const { name, slug, id } = await makeProduct({ category_id: category.id, sub_category_id, best_seller: true });
    await makeVariant(id, { selling_price: 149999, stock: 3 });
    await makeVariant(id, { selling_price: 899.5, stock: 1 });
    openList(`?category_id=${category.id}`);

    const productRow = within(await row(name));

    expect(productRow.getByText(slug)).toBeVisible();
    expect(productRow.getByText(`${category.title} / ${title}`)).toBeVisible();
    expect(productRow.getByText('₹899.50 – ₹1,49,999')).toBeVisible();
    expect(productRow.getByText('4 low')).toBeVisible();
    expect(productRow.getByTitle('Not active')).toBeVisible();
    expect(productRow.getByText('Best')).toBeVisible();
    expect(productRow.queryByText('New')).toBeNull();
  });

  it('shows no price and stock 0 for a product without variants', async () => {
    const { name, category_id } = await makeProduct({ is_active: true });
    openList(`?category_id=${category_id}`);

    const productRow = within(await row(name));

    expect(productRow.getByText('—')).toBeVisible();
    expect(productRow.getByText('0 out')).toBeVisible();
  });

  it('explains why it failed to load, and loads on Retry', async () => {
    const { name, category_id } = await makeProduct();
    network.fail('/admin/products/list', { status: 500, message: 'The database is not available.' });
    const { user } = openList(`?category_id=${category_id}`);
    await screen.findByText('The database is not available.');

    network.passThrough('/admin/products/list');
    await user.click(await button('Retry'));

    expect(await row(name)).toBeVisible();
  });

  it('without products shows the empty state and links to the create form', async () => {
    network.respond('/admin/products/list', { data: [], meta: { total: 0, page: 1, pageSize: 10 } });
    openList();

    expect(await screen.findByText('No products yet')).toBeVisible();

    const createLinks = screen.getAllByRole('link', { name: 'Create product' });
    expect(createLinks.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/admin/products/create'));
  });

  it('links to the edit form, the create form and the pages for images, variants and stocks', async () => {
    const { name, id, category_id } = await makeProduct();
    openList(`?category_id=${category_id}`);
    await row(name);

    const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

    expect(linkTo(name)).toBe(`/admin/products/${id}/edit`);
    expect(linkTo(`Edit ${name}`)).toBe(`/admin/products/${id}/edit`);
    expect(linkTo('Create product')).toBe('/admin/products/create');
    expect(linkTo('Product Images')).toBe('/admin/product-images');
    expect(linkTo('Product Variants')).toBe('/admin/product-variants');
    expect(linkTo('Product Stocks')).toBe('/admin/product-variant-stocks');
  });
});

describe('the URL', () => {
  it('stores the filters, and Back restores the previous ones', async () => {
    const [one, other] = [await makeCategory(), await makeCategory()];
    const [first, second] = [await makeProduct({ category_id: one.id }), await makeProduct({ category_id: other.id })];
    const { user, router } = openList(`?category_id=${first.category_id}`);
    await row(first.name);

    await filterBy(user, 'Category', other.title);
    await row(second.name);
    expect(router.state.location.search).toBe(`?category_id=${second.category_id}`);
    await act(() => router.navigate(-1));

    expect(await row(first.name)).toBeVisible();
    expect(await screen.findByText(`Category: ${one.title}`)).toBeVisible();
  });

  it('restores filters, order, search and page size', async () => {
    const { id: category_id } = await makeCategory();
    await makeProduct({ category_id, name: unique('Aurora lamp'), best_seller: true });
    await makeProduct({ category_id, name: unique('Zebra lamp'), best_seller: true });
    await makeProduct({ category_id, name: unique('Zebra lamp'), best_seller: false });
    openList(`?category_id=${category_id}&best_seller=true&sort=-name&q=lamp&page_size=20&stock=nonsense`);

    await row('Aurora lamp');

    const names = screen.getAllByRole('link', { name: /^(Aurora|Zebra)/ }).map(({ textContent }) => textContent);
    expect(names).toEqual([expect.stringContaining('Zebra'), expect.stringContaining('Aurora')]);
    expect(screen.getByRole('searchbox')).toHaveValue('lamp');
    expect(await screen.findByText('Best: Best')).toBeVisible();
    expect(screen.queryByText(/^Stock: /)).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('stores the search without a history entry for every pause', async () => {
    const { name, category_id } = await makeProduct();
    const { user, router } = openList(`?category_id=${category_id}&page=1`);
    await row(name);

    await user.type(screen.getByRole('searchbox'), 'nothing is called so');

    expect(await screen.findByText('No results found. Try adjusting your search.')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toContain('q=nothing+is+called+so'));
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('the columns', () => {
  it('are in the URL once they are chosen, beside filters and sorting', async () => {
    const { user, router } = openList('?stock=low&columns=name,stock_total');
    await screen.findByRole('columnheader', { name: 'Stock' });
    expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument();

    await user.click(await button('Toggle Columns'));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Price' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('columnheader', { name: 'Price' }));

    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        stock: 'low',
        sort: 'min_price',
        columns: 'name,min_price,stock_total',
      }),
    );
  });
});

describe('the search box', () => {
  it('preserves a trailing space while typing pauses', async () => {
    const { name, category_id } = await makeProduct({ name: unique('Aurora lamp') });
    const { user, router } = openList(`?category_id=${category_id}`);
    await row(name);
    await user.type(screen.getByRole('searchbox'), 'aurora ');
    await waitFor(() => expect(router.state.location.search).toContain('q=aurora'));

    await user.type(screen.getByRole('searchbox'), 'lamp');

    expect(screen.getByRole('searchbox')).toHaveValue('aurora lamp');
    await waitFor(() => expect(router.state.location.search).toContain('q=aurora+lamp'));
    expect(await row(name)).toBeVisible();
  });
});

it('offers only View to a user who has only products.view', async () => {
  const { name, category_id } = await makeProduct({ is_active: true });
  openList(`?category_id=${category_id}`, ['products.view']);

  const productRow = within(await row(name));

  expect(productRow.getByRole('link', { name: `View ${name}` })).toBeVisible();
  expect(productRow.queryByRole('link', { name: `Edit ${name}` })).toBeNull();
  expect(productRow.queryByRole('button', { name: `Delete ${name}` })).toBeNull();
  expect(productRow.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Quick Add|More)$/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create product' })).toBeNull();
});

async function makeVariant(product_id: number, fields: { selling_price: number; stock: number }) {
  const { data: attribute } = await call<{ data: { id: number } }>('POST', '/admin/attributes/store', {
    title: unique('Size'),
  });
  const { data: value } = await call<{ data: { id: number } }>('POST', '/admin/attributes-values/store', {
    title: unique('Large'),
    attribute_id: attribute.id,
  });
  await call('POST', '/admin/product-variants-and-attributes/store', {
    product_id,
    ...fields,
    attributes: [{ attribute_id: attribute.id, attribute_values: [value.id] }],
  });
}
