import type { Page } from '@playwright/test';

export function galleryAdminPage(page: Page) {
  const dialog = page.getByRole('dialog');
  const order = page.getByRole('list', { name: 'Pictures in their order' });
  return {
    create: page.getByRole('button', { name: 'Create gallery picture' }),
    tiles: order.getByRole('listitem'),
    move: (name: string) => order.getByRole('button', { name: `Move ${name}`, exact: true }),
    dialog,
    product: dialog.getByRole('combobox', { name: 'Product' }),
    choice: (name: string) => page.getByRole('option', { name, exact: true }),
    image: dialog.getByLabel('Image', { exact: true }),
    caption: dialog.getByLabel('Caption'),
    alt: dialog.getByLabel('Alt text'),
    save: dialog.getByRole('button', { name: /^(Create|Save changes)$/ }),
  };
}
