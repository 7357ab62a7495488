import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop.ts';
import { card, home } from '../testing/sample-shop.ts';

test('The shelves have no badges, because all of their signs are best sellers', async () => {
  const best = { ...card, is_best: true };
  const showcase = [{ ...best, glow: 'pink' }];
  const sections = [{ category: card.category, products: [best] }];
  const close = openShop('/', undefined, { '/home': () => ({ data: { ...home, showcase, sections } }) });

  for (const name of ['Handpicked Showcase', card.category.title]) {
    const shelf = within(await screen.findByRole('region', { name }));
    expect(shelf.getByRole('link', { name: card.name })).toBeVisible();
    expect(shelf.queryByText(/^(Best seller|New)$/)).toBeNull();
  }
  close();
});
