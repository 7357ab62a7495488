import type { Page } from '@playwright/test';

export function productFormPage(page: Page) {
  const images = page.getByRole('region', { name: 'Images of the product' });
  const matrix = page.getByRole('dialog', { name: 'Generate matrix' });
  return {
    heading: page.getByRole('main').getByRole('heading', { level: 1 }),
    tab: (name: string) => page.getByRole('tab', { name }),
    category: page.getByRole('combobox', { name: 'Category', exact: true }),
    subCategory: page.getByRole('combobox', { name: 'Sub-category' }),
    choice: (name: string) => page.getByRole('option', { name, exact: true }),
    name: page.getByLabel('Name', { exact: true }),
    active: page.getByRole('tabpanel', { name: 'Flags' }).getByRole('checkbox', { name: 'Active' }),
    save: page.getByRole('button', { name: /^(Create product|Save changes)$/ }),
    reload: page.getByRole('button', { name: 'Reload' }),
    alert: page.getByRole('main').getByRole('alert'),
    files: page.getByLabel('Images to upload'),
    uploads: page.getByRole('list', { name: 'Uploads' }).getByRole('listitem'),
    retryAll: page.getByRole('button', { name: 'Retry all' }),
    image: images.getByRole('listitem', { name: /^Image \d+$/ }),
    images,
    move: (position: number) => images.getByRole('button', { name: `Move image ${position}`, exact: true }),
    remove: (position: number) => images.getByRole('button', { name: `Delete image ${position}`, exact: true }),
    altText: (position: number) => images.getByLabel(`Alt text of image ${position}`, { exact: true }),
    priority: (position: number) => images.getByLabel(`Priority of image ${position}`, { exact: true }),
    normalize: images.getByRole('button', { name: 'Normalize' }),
    generate: page.getByRole('button', { name: 'Generate matrix' }),
    matrix,
    matrixValue: (value: string) => matrix.getByRole('checkbox', { name: value, exact: true }),
    matrixField: (label: string) => matrix.getByLabel(label, { exact: true }),
    createVariants: matrix.getByRole('button', { name: 'Create variants' }),
    variants: page
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByRole('gridcell') }),
    confirm: page.getByRole('dialog').getByRole('button', { name: 'Delete' }),
  };
}
