import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ListResponse, ProductRow } from '@lumora/shared-contract';
import { button, dialog, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, makeCategory, makeProduct } from '@lumora/shared-ui/testing/real-api.ts';
import { openList } from '../../testing/open-product-list.tsx';

const network = useNetwork();

async function openImport() {
  const category = await makeCategory();
  const { user } = openList(`?category_id=${category.id}`);
  await user.click(await button('Import'));
  const form = within(await dialog('Import products'));
  const choose = (name: string, ...rows: string[]) =>
    user.upload(form.getByLabelText('CSV file'), csv(name, 'name,category,is_active', ...rows));
  const list = `/admin/products/list?category_id=${category.id}`;
  const saved = () => waitFor(async () => (await call<ListResponse<ProductRow>>('GET', list)).data);
  return { user, form, choose, saved, category };
}

function csv(name: string, ...lines: string[]): File {
  return new File([lines.join('\r\n')], name, { type: 'text/csv' });
}

it('shows what would happen, and only then imports', async () => {
  const { user, form, choose, saved, category } = await openImport();

  await choose('signs.csv', `Diya glow,${category.title},true`, `Lotus,${category.title},false`);
  expect(await form.findByText('2 products to create, 0 products to update.')).toBeVisible();
  expect(await saved()).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Import 2 products' }));

  expect(await screen.findByText('2 products imported')).toBeVisible();
  expect(await row('Diya glow')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await saved()).map(({ name, is_active }) => `${name} ${is_active}`).toSorted()).toEqual([
    'Diya glow true',
    'Lotus false',
  ]);
});

it('counts the rows that change a product apart', async () => {
  const { user, form, category, saved } = await openImport();
  const { id } = await makeProduct({ category_id: category.id, name: 'Old name' });

  await user.upload(
    form.getByLabelText('CSV file'),
    csv('signs.csv', 'id,name,category', `${id},New name,${category.title}`, `,Lotus,${category.title}`),
  );
  expect(await form.findByText('1 product to create, 1 product to update.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Import 2 products' }));

  expect(await row('New name')).toBeVisible();
  expect(await saved()).toHaveLength(2);
});

it('names every problem by row and column, and imports nothing; the mended file goes in', async () => {
  const { user, form, choose, saved, category } = await openImport();

  await choose('signs.csv', `Diya glow,${category.title},true`, `X,${category.title},maybe`, 'Lotus,No such line,');

  const problems = within(await form.findByRole('list', { name: 'Problems' }));
  const lines = problems.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toHaveLength(3);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Row 3, name Min 2 chars',
      expect.stringMatching(/^Row 3, is_active /),
      'Row 4, category There is no category “No such line”.',
    ]),
  );
  expect(form.queryByRole('button', { name: /^Import/ })).toBeNull();
  expect(await saved()).toEqual([]);

  await choose('signs.csv', `Diya glow,${category.title},true`, `Xenon,${category.title},`);
  await user.click(await form.findByRole('button', { name: 'Import 2 products' }));

  expect(await screen.findByText('2 products imported')).toBeVisible();
  expect(await saved()).toHaveLength(2);
});

it('keeps the file when it could not be checked, and checks it again', async () => {
  const { user, form, choose, category } = await openImport();
  network.refuse('/import', { status: 503, message: 'Down for a moment' });
  await choose('signs.csv', `Diya glow,${category.title},`);
  expect(await form.findByText('Down for a moment')).toBeVisible();
  expect(form.getByText('signs.csv')).toBeVisible();

  network.admit('/import');
  await user.click(form.getByRole('button', { name: 'Check again' }));

  expect(await form.findByRole('button', { name: 'Import 1 product' })).toBeVisible();
});

it('does not pretend to know what became of an import that nobody answered', async () => {
  const { user, form, choose, category } = await openImport();
  await choose('signs.csv', `Diya glow,${category.title},`);
  const importing = await form.findByRole('button', { name: 'Import 1 product' });

  network.refuse('dry_run=false', 'down');
  await user.click(importing);

  expect(await form.findByText(/either all rows were imported or none/)).toBeVisible();
  expect(form.getByText('signs.csv')).toBeVisible();
});

it('refuses a file of more than 10 MB before it is sent', async () => {
  const { user, form } = await openImport();
  const large = new File([new Uint8Array(10.5 * 1024 * 1024)], 'everything.csv', { type: 'text/csv' });

  await user.upload(form.getByLabelText('CSV file'), large);

  expect(await form.findByText('“everything.csv” is 10.5 MB. Choose a file of at most 10 MB.')).toBeVisible();
  expect(network.calls.filter(({ path }) => path.includes('/import'))).toEqual([]);
});

it('offers a template that the import itself takes', async () => {
  const offered = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:template');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined); // jsdom saves no files
  const { user, form } = await openImport();

  await user.click(form.getByRole('button', { name: 'Download template' }));
  const [template] = offered.mock.lastCall ?? [];
  if (!(template instanceof Blob)) throw new Error('nothing was offered');
  await user.upload(form.getByLabelText('CSV file'), new File([template], 'template.csv', { type: 'text/csv' }));

  expect(await form.findByText('The file has no rows below its header.')).toBeVisible();
  jest.restoreAllMocks();
});
