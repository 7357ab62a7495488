import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop.ts';
import { card, home } from '../testing/sample-shop.ts';

test('The showcase has no badges, because most of what is handpicked is a best seller', async () => {
  const showcase = [{ ...card, is_best: true, glow: 'pink' }];
  const close = openShop('/', undefined, { '/home': () => ({ data: { ...home, showcase } }) });

  const shelf = within(await screen.findByRole('region', { name: 'Handpicked Showcase' }));

  expect(shelf.getByRole('link', { name: card.name })).toBeVisible();
  expect(shelf.queryByText(/^(Best seller|New)$/)).toBeNull();
  close();
});
