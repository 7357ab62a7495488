import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { call, makeCategory, makeProduct, makeSubCategory, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { button, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { openList } from '../testing/open-product-list.tsx';

const network = useNetwork();

const filter = (name: string) => screen.findByRole('combobox', { name });

describe('the list', () => {
  it('shows name, slug, category, prices, stock and badges of each product', async () => {
    const category = await makeCategory();
    const { id: sub_category_id, title } = await makeSubCategory(category.id);
    const { name, slug, id } = await makeProduct({ category_id: category.id, sub_category_id, best_seller: true });
    await makeVariant(id, { selling_price: 149999, stock: 3 });
    await makeVariant(id, { selling_price: 899.5, stock: 1 });
    openList(`?category_id=${category.id}`);

    const shown = within(await row(name));

    expect(shown.getByText(slug)).toBeVisible();
    expect(shown.getByText(`${category.title} / ${title}`)).toBeVisible();
    expect(shown.getByText('₹899.50 – ₹1,49,999')).toBeVisible();
    expect(shown.getByText('4 low')).toBeVisible();
    expect(shown.getByTitle('Not active')).toBeVisible();
    expect(shown.getByText('Best')).toBeVisible();
    expect(shown.queryByText('New')).toBeNull();
  });

  it('of a product without variants shows no price, and stock that is out', async () => {
    const { name, category_id } = await makeProduct({ is_active: true });
    openList(`?category_id=${category_id}`);

    const shown = within(await row(name));

    expect(shown.getByText('—')).toBeVisible();
    expect(shown.getByText('0 out')).toBeVisible();
  });

  it('that cannot be had says why and asks again on Retry', async () => {
    const { name, category_id } = await makeProduct();
    network.refuse('/admin/products/list', { status: 500, message: 'The database is asleep' });
    const { user } = openList(`?category_id=${category_id}`);
    await screen.findByText('The database is asleep');

    network.admit('/admin/products/list');
    await user.click(await button('Retry'));

    expect(await row(name)).toBeVisible();
  });

  it('without any product says so, and offers to create the first one to who may', async () => {
    network.answer('/admin/products/list', { data: [], meta: { total: 0, page: 1, pageSize: 10 } });
    openList();

    expect(await screen.findByText('No products yet')).toBeVisible();

    const first = screen.getAllByRole('link', { name: 'Create product' });
    expect(first.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/admin/products/create'));
  });

  it('leads to the form, to its sisters across all products, and to a new product', async () => {
    const { name, id, category_id } = await makeProduct();
    openList(`?category_id=${category_id}`);
    await row(name);

    const linkTo = (words: string) => screen.getByRole('link', { name: words }).getAttribute('href');

    expect(linkTo(name)).toBe(`/admin/products/${id}/edit`);
    expect(linkTo(`Edit ${name}`)).toBe(`/admin/products/${id}/edit`);
    expect(linkTo('Create product')).toBe('/admin/products/create');
    expect(linkTo('Product Images')).toBe('/admin/product-images');
    expect(linkTo('Product Variants')).toBe('/admin/product-variants');
    expect(linkTo('Product Stocks')).toBe('/admin/product-variant-stocks');
  });
});

describe('the address', () => {
  it('says what is shown, and Back leads to what was shown before', async () => {
    const [first, second] = [await makeProduct({ best_seller: true }), await makeProduct()];
    const { user, router } = openList(`?category_id=${first.category_id}`);
    await row(first.name);

    await user.selectOptions(await filter('Category'), String(second.category_id));
    await row(second.name);
    expect(router.state.location.search).toBe(`?category_id=${second.category_id}`);
    await act(() => router.navigate(-1));

    expect(await row(first.name)).toBeVisible();
    expect(await filter('Category')).toHaveValue(String(first.category_id));
  });

  it('opens the list as it was left: filters, order, search and page size', async () => {
    const { id: category_id } = await makeCategory();
    await makeProduct({ category_id, name: unique('Aurora lamp'), best_seller: true });
    await makeProduct({ category_id, name: unique('Zebra lamp'), best_seller: true });
    await makeProduct({ category_id, name: unique('Zebra lamp'), best_seller: false });
    openList(`?category_id=${category_id}&best_seller=true&sort=-name&q=lamp&page_size=20&stock=nonsense`);

    await row('Aurora lamp');

    const names = screen.getAllByRole('link', { name: /^(Aurora|Zebra)/ }).map(({ textContent }) => textContent);
    expect(names).toEqual([expect.stringContaining('Zebra'), expect.stringContaining('Aurora')]);
    expect(screen.getByRole('searchbox')).toHaveValue('lamp');
    expect(await filter('Best')).toHaveValue('true');
    expect(await filter('Stock')).toHaveValue('');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('takes a search that is typed, without a step back for every pause', async () => {
    const { name, category_id } = await makeProduct();
    const { user, router } = openList(`?category_id=${category_id}&page=1`);
    await row(name);

    await user.type(screen.getByRole('searchbox'), 'nothing is called so');

    expect(await screen.findByText('No results found. Try adjusting your search.')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toContain('q=nothing+is+called+so'));
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('the search box', () => {
  it('keeps the space that begins the next word, however long typing pauses there', async () => {
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

it('who may only view gets the list, and nothing to do', async () => {
  const { name, category_id } = await makeProduct({ is_active: true });
  openList(`?category_id=${category_id}`, ['products.view']);

  const shown = within(await row(name));

  expect(shown.queryByRole('link')).toBeNull();
  expect(shown.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Quick Add|Import/ })).toBeNull();
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
