import type { Page } from '@playwright/test';

export function consoleFrame(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  return {
    dashboard: page.getByRole('heading', { level: 1, name: 'Dashboard' }),
    menuButton: page.getByRole('button', { name: 'Open menu' }),
    drawer,
    closeMenu: drawer.getByRole('button', { name: 'Close menu' }),
    navLink: (label: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }),
    breadcrumb: page.getByRole('navigation', { name: 'Breadcrumb' }),
    account: page.getByRole('button', { name: /^Account of / }),
    logout: page.getByRole('menuitem', { name: 'Logout' }),
    retry: page.getByRole('button', { name: 'Retry' }),
    toast: (text: string | RegExp) => page.getByText(text),
  };
}
