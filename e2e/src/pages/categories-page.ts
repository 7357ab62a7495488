import type { Page } from '@playwright/test';

export function categoriesPage(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Categories' }),
    create: page.getByRole('button', { name: 'Create category' }),
    grid: page.getByRole('grid'),
    search: page.getByRole('searchbox', { name: 'Search table…' }),
    row: (title: string) => page.getByRole('row').filter({ has: page.getByText(title, { exact: true }) }),
    edit: (title: string) => page.getByRole('button', { name: `Edit ${title}`, exact: true }),
    dialog,
    title: dialog.getByLabel('Title'),
    priority: dialog.getByLabel('Priority'),
    image: dialog.getByLabel('Image', { exact: true }),
    imageFileError: dialog.getByText(/Choose an(other)? (image|file)/),
    save: dialog.getByRole('button', { name: /^(Create|Save changes)$/ }),
    alert: dialog.getByRole('alert'),
  };
}
