import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { openList } from '../testing/open-product-list.tsx';
import { makeCategory, makeProduct, makeSubCategory } from '@lumora/shared-ui/testing/real-api.ts';

const network = useNetwork();

const filter = (name: string) => screen.findByRole('combobox', { name });

it('filters whose choices could not be loaded say so, and ask again on Retry', async () => {
  const { title } = await makeCategory();
  network.refuse('/admin/categories/list', 'down');
  const { user } = openList();
  await screen.findByText('The categories could not be loaded.');

  network.admit('/admin/categories/list');
  await user.click(await button('Retry'));

  expect(await within(await filter('Category')).findByRole('option', { name: title })).toBeInTheDocument();
  expect(screen.queryByText('The categories could not be loaded.')).toBeNull();
});

it('filters offer the sub-categories of the chosen category only, and lose them with it', async () => {
  const [category, other] = [await makeCategory(), await makeCategory()];
  const mine = await makeSubCategory(category.id);
  const foreign = await makeSubCategory(other.id);
  const { user, router } = openList(`?category_id=${category.id}`);

  const subCategories = await filter('Sub-category');
  await within(subCategories).findByRole('option', { name: mine.title });
  expect(within(subCategories).queryByRole('option', { name: foreign.title })).toBeNull();
  await user.selectOptions(subCategories, mine.title);
  await user.selectOptions(await filter('Category'), 'All categories');

  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('combobox', { name: 'Sub-category' })).toBeNull();
});

it('filters that leave nothing are cleared by one button', async () => {
  const { name, category_id } = await makeProduct();
  const { user, router } = openList(`?category_id=${category_id}&is_active=true&q=${encodeURIComponent(name)}`);
  await screen.findByText('No results found. Try adjusting your search.');

  await user.click(await button('Clear filters'));

  expect(await row(name)).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe(name);
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});
