import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { button, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { openList } from '../testing/open-product-list.tsx';
import { makeCategory, makeProduct, makeSubCategory } from '@lumora/shared-ui/testing/real-api.ts';

const network = useNetwork();

const combobox = (name: string) => screen.findByRole('combobox', { name });

it('reports that the options of the filters failed to load, and loads them on Retry', async () => {
  const { title } = await makeCategory();
  network.fail('/admin/categories/list', 'down');
  const { user } = openList();
  await user.click(await button('Filters'));
  await screen.findByText('The categories could not be loaded.');

  network.passThrough('/admin/categories/list');
  await user.click(await button('Retry'));
  await waitFor(() => expect(screen.queryByText('The categories could not be loaded.')).toBeNull());

  await user.click(await combobox('Category'));
  expect(await screen.findByRole('option', { name: title })).toBeInTheDocument();
});

it('lists only the sub-categories of the selected category, and clears them with it', async () => {
  const [category, other] = [await makeCategory(), await makeCategory()];
  const ownSubCategory = await makeSubCategory(category.id);
  const otherSubCategory = await makeSubCategory(other.id);
  const { user, router } = openList(`?category_id=${category.id}`);
  await screen.findByText(`Category: ${category.title}`);

  await user.click(await button('Filters (1)'));
  await user.click(await combobox('Sub-category'));
  expect(screen.queryByRole('option', { name: otherSubCategory.title })).toBeNull();
  await user.click(await screen.findByRole('option', { name: ownSubCategory.title }));
  await user.click(await combobox('Category'));
  await user.click(await screen.findByRole('option', { name: 'All categories' }));

  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('combobox', { name: 'Sub-category' })).toBeNull();
});

it('clears all filters with one button', async () => {
  const { name, category_id } = await makeProduct();
  const { user, router } = openList(`?category_id=${category_id}&is_active=true&q=${encodeURIComponent(name)}`);
  await screen.findByText('No results found. Try adjusting your search.');

  await user.click(await button('Clear'));

  expect(await row(name)).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe(name);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});
