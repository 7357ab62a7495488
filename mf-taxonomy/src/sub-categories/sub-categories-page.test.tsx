import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, choose, dialog, field, openPage, row, useFakeApi } from '../testing/open-page.tsx';
import { SubCategoriesPage } from './sub-categories-page.tsx';

const api = useFakeApi();
const times = { created_at: '2026-11-20T08:00:00Z', updated_at: 'monday' };
const noImage = { image: null, image_url: null };

beforeEach(() => {
  api.rows['categories'] = [
    { id: 1, title: 'Wedding Neon', priority: 0, ...noImage, ...times },
    { id: 2, title: 'LED Boards', priority: 0, ...noImage, ...times },
  ];
  api.rows['sub-categories'] = [
    {
      id: 7,
      title: 'Mandap',
      priority: 5,
      category_id: 1,
      category_title: 'Wedding Neon',
      product_count: 4,
      ...noImage,
      ...times,
    },
  ];
});

it('shows the category of each row, and links the number of products to their list', async () => {
  openPage(SubCategoriesPage);

  const mandap = within(await row('Mandap'));

  expect(mandap.getByText('Wedding Neon')).toBeVisible();
  expect(mandap.getByRole('link', { name: '4' })).toHaveAttribute(
    'href',
    '/admin/products?category_id=1&sub_category_id=7',
  );
});

it('shows the rows of the category in the URL, and all rows without the filter', async () => {
  api.rows['sub-categories']?.push({
    id: 8,
    title: 'Bakeries',
    priority: 6,
    category_id: 2,
    category_title: 'LED Boards',
    product_count: 0,
    ...noImage,
    ...times,
  });
  const user = openPage(SubCategoriesPage, { search: '?category_id=2' });

  await row('Bakeries');
  expect(screen.queryByText('Mandap')).toBeNull();
  await user.click(await button('Remove filter Category: LED Boards'));

  expect(await row('Mandap')).toBeVisible();
});

it('filters by every category in the order of the titles, also by one without sub-categories', async () => {
  const user = openPage(SubCategoriesPage, { search: '?category_id=2' });

  await user.click(await button('Remove filter Category: LED Boards'));
  await user.click(await button('Filters'));
  await user.click(await screen.findByRole('combobox', { name: 'Category' }));

  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All categories',
    'LED Boards',
    'Wedding Neon',
  ]);
});

it('filters by the categories of the rows for a user who may not see categories', async () => {
  openPage(SubCategoriesPage, { search: '?category_id=1', may: ['sub-categories.view'] });

  expect(await button('Remove filter Category: Wedding Neon')).toBeVisible();
  expect(api.calls.map(({ path }) => path)).toEqual(['/admin/sub-categories/list?counts=true']);
});

it('creates a sub-category under a category that is selected by typing', async () => {
  const user = openPage(SubCategoriesPage);

  await user.click(await button('Create sub-category'));
  await dialog('Create sub-category');
  await choose(user, 'Category', 'LED Boards');
  await user.type(await field('Title'), 'Shop fronts{Enter}');

  expect(await screen.findByText('Sub-category created')).toBeVisible();
  expect(await row('Shop fronts')).toBeVisible();
  expect(api.changes.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/admin/sub-categories/store', body: { title: 'Shop fronts', priority: 0, category_id: 2 } },
  ]);
  // the categories have no number of sub-categories here
  expect(api.calls.filter(({ path }) => path.startsWith('/admin/categories'))).toHaveLength(1);
});

it('shows errors for a missing category and title, without a request', async () => {
  const user = openPage(SubCategoriesPage);
  await user.click(await button('Create sub-category'));
  await dialog('Create sub-category');

  await user.click(await button('Create'));

  expect(await screen.findByText('Category is required')).toBeVisible();
  expect(screen.getByText('Title is required')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveFocus();
  expect(api.changes).toEqual([]);
});

it('loads the categories on Retry after a failure', async () => {
  api.failWith('/admin/categories/list', { status: 500, message: 'The database is not available.' });
  const user = openPage(SubCategoriesPage);
  await user.click(await button('Create sub-category'));
  expect((await screen.findAllByText('The categories could not be loaded.'))[0]).toBeVisible();

  api.recover('/admin/categories/list');
  await user.click(await button('Retry'));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  await choose(user, 'Category', 'LED Boards');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('LED Boards');
});

it('fills the edit form with the saved values', async () => {
  const user = openPage(SubCategoriesPage);

  await user.click(await button('Edit Mandap'));

  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Wedding Neon'));
  expect(await field('Priority')).toHaveValue('5');
});

it('asks with the name and deletes the sub-category', async () => {
  const user = openPage(SubCategoriesPage);

  await user.click(await button('Delete Mandap'));
  await dialog('Delete "Mandap"?');
  await user.click(await button('Delete'));

  expect(await screen.findByText('Sub-category deleted')).toBeVisible();
  expect(await screen.findByText('No sub-categories yet')).toBeVisible();
});
