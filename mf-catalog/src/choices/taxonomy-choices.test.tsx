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

const wordsOf = (list: HTMLElement) => [...list.children].map(({ textContent }) => textContent);

it('categories are sorted as people count', async () => {
  const word = unique('Line');
  for (const number of [10, 2, 1]) await makeCategory(`${word} ${number}`);
  openPage(<Choices />);

  await screen.findByText(`${word} 10`);

  const mine = wordsOf(screen.getByRole('list', { name: 'categories' })).filter((title) => title.startsWith(word));
  expect(mine).toEqual([`${word} 1`, `${word} 2`, `${word} 10`]);
});

it('sub-categories are those of the chosen category, sorted, and none without one', async () => {
  const [category, other] = [await makeCategory(), await makeCategory()];
  await makeSubCategory(category.id, 'Zari');
  await makeSubCategory(category.id, 'Aarti');
  await makeSubCategory(other.id, 'Foreign');
  openPage(<Choices categoryId={category.id} />);

  await screen.findByText('Zari');

  expect(wordsOf(screen.getByRole('list', { name: 'sub-categories' }))).toEqual(['Aarti', 'Zari']);
});
