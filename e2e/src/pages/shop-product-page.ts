import type { Page } from '@playwright/test';

export function shopProductPage(page: Page) {
  const article = page.getByRole('article');
  return {
    addToCart: article.getByRole('button', { name: 'Add to cart' }),
    added: article.getByText('Added to your cart.'),
    viewCart: article.getByRole('link', { name: 'View cart' }),
    more: article.getByRole('button', { name: 'One more', exact: true }),
    price: (text: string) => article.getByText(text, { exact: true }),
    /** one dot per picture, below the pictures that are swiped */
    dots: article.getByRole('region', { name: /^Pictures of/ }).locator('p[aria-hidden]'),
    picker: article.getByRole('group', { name: 'Quantity' }),
    sizes: article.getByRole('group', { name: /^Size/ }).locator('label'),
    chat: article.getByRole('link', { name: 'Ask on WhatsApp' }),
    included: article.getByRole('list', { name: 'What we promise' }),
    buyNow: article.getByRole('link', { name: 'Buy Now' }),
  };
}
