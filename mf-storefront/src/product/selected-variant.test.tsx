import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../testing/open-shop.ts';
import { product } from '../testing/sample-shop.ts';
import { firstVariant } from './selected-variant.ts';

let close: () => void;

beforeEach(() => localStorage.clear());
afterEach(() => close());

test('The page of a product selects its cheapest variant in stock', async () => {
  close = openShop('/products/chai-and-chill');

  expect(await screen.findByRole('radio', { name: /26 × 23 in/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Pink' })).toBeChecked();
});

test('The values of the first selected variant are listed first', async () => {
  close = openShop('/products/chai-and-chill');
  await screen.findByRole('radio', { name: /26 × 23 in/ });

  const sizes = within(screen.getByRole('group', { name: /^Size/ })).getAllByRole('radio');
  expect(sizes[0]).toHaveAccessibleName(/26 × 23 in/);
  await userEvent.click(screen.getByRole('radio', { name: /16 × 18 in/ }));
  expect(sizes[0]).toHaveAccessibleName(/26 × 23 in/);
});

test('firstVariant returns the cheapest variant when none is in stock', () => {
  const soldOut = product.variants.toReversed().map((variant) => ({ ...variant, stock: 'out' as const }));

  expect(firstVariant({ ...product, variants: soldOut })?.id).toBe(1);
  close = () => undefined;
});

test('A selected variant is added to the search parameters', async () => {
  close = openShop('/products/chai-and-chill?page=2');

  await userEvent.click(await screen.findByRole('radio', { name: 'Blue' }));

  expect(window.location.search).toBe('?page=2&variant=3');
  expect(screen.getByText('₹1,49,999', { selector: 'p span' })).toBeVisible();
});

test('The URL selects its variant; an unknown variant is ignored', async () => {
  close = openShop('/products/chai-and-chill?variant=3');
  expect(await screen.findByRole('radio', { name: 'Blue' })).toBeChecked();
  close();

  close = openShop('/products/chai-and-chill?variant=999');
  expect(await screen.findByRole('radio', { name: 'Pink' })).toBeChecked();
});
