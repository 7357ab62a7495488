import type { Page } from '@playwright/test';

export function notFoundPage(page: Page) {
  return {
    heading: page.getByRole('heading', { name: 'Page Not Found' }),
    message: page
      .getByText('The page you’re looking for couldn’t be found.')
      .or(page.getByText("The page you're looking for couldn't be found.")),
    goHome: page.getByRole('link', { name: 'Go Home' }),
    contactSupport: page.getByRole('link', { name: 'Contact Support' }),
  };
}
