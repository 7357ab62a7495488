import type { Page } from '@playwright/test';

export function productsPage(page: Page) {
  const run = page.getByRole('dialog');
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Products' }),
    row: (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) }),
    chooseAll: page.getByRole('grid').getByRole('columnheader').getByRole('checkbox'),
    change: page.getByRole('button', { name: 'Change', exact: true }),
    changeTo: (label: string) => page.getByRole('menuitem', { name: label, exact: true }),
    outcome: run.getByRole('status'),
    retry: run.getByRole('button', { name: /^Retry/ }),
  };
}
