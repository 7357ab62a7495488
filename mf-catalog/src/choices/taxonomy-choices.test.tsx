import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeCategory, makeSubCategory, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { useCategoryOptions, useSubCategoryOptions } from './taxonomy-choices.ts';

useNetwork();

function Choices({ categoryId }: { categoryId?: number }) {
  const lists = { categories: useCategoryOptions(), 'sub-categories': useSubCategoryOptions(categoryId) };
  return Object.entries(lists).map(([name, options]) => (
    <ul key={name} aria-label={name} aria-busy={options === undefined}>
      {options?.map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
  ));
}

const itemLabels = (list: HTMLElement) => [...list.children].map(({ textContent }) => textContent);

it('sorts categories in natural numeric order', async () => {
  const prefix = unique('Line');
  for (const number of [10, 2, 1]) await makeCategory(`${prefix} ${number}`);
  openPage(<Choices />);

  await screen.findByText(`${prefix} 10`);

  const labels = itemLabels(screen.getByRole('list', { name: 'categories' })).filter((title) =>
    title.startsWith(prefix),
  );
  expect(labels).toEqual([`${prefix} 1`, `${prefix} 2`, `${prefix} 10`]);
});

it('lists the sub-categories of the chosen category in alphabetical order', async () => {
  const [category, other] = [await makeCategory(), await makeCategory()];
  await makeSubCategory(category.id, 'Zari');
  await makeSubCategory(category.id, 'Aarti');
  await makeSubCategory(other.id, 'Foreign');
  openPage(<Choices categoryId={category.id} />);

  await screen.findByText('Zari');

  expect(itemLabels(screen.getByRole('list', { name: 'sub-categories' }))).toEqual(['Aarti', 'Zari']);
});
