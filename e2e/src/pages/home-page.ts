import type { Page } from '@playwright/test';

export function homePage(page: Page) {
  return {
    hero: page.getByRole('heading', { level: 1, name: 'Custom Neon Signs' }),
    subheading: page.getByText('Bring your idea to light'),
    field: page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Your words' }) }),
    designYours: page.getByRole('link', { name: 'Design Yours', exact: true }),
    browseCatalog: page.getByRole('link', { name: 'Browse Catalog' }),
    category: (title: string) => page.getByRole('main').getByText(title, { exact: true }),
  };
}
