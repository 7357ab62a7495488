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

test('The catalogue names the signs in stock besides those made to order, as the product pages do', async () => {
  const close = openShop('/');

  const catalog = await screen.findByRole('region', { name: 'Pick your glow' });

  expect(catalog).toHaveTextContent('Each sign is dispatched in 3–5 business days');
  close();
});
