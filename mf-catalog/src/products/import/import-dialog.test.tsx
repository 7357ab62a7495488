import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ProductRow } from '@lumora/shared-contract/catalog';
import type { ListResponse } from '@lumora/shared-contract/http';
import { button, dialog, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, makeAttribute, makeCategory, makeProduct, makeSubCategory } from '@lumora/shared-ui/testing/real-api.ts';
import { openList } from '../../testing/open-product-list.tsx';

const network = useNetwork();
afterEach(() => void jest.restoreAllMocks());

async function openImport() {
  const category = await makeCategory();
  const { title: subCategory } = await makeSubCategory(category.id);
  /** The cells of category and sub-category. */
  const titles = `${category.title},${subCategory}`;
  const { user } = openList(`?category_id=${category.id}`);
  await user.click(await button('More'));
  await user.click(await screen.findByRole('menuitem', { name: 'Import' }));
  const form = within(await dialog('Import products'));
  const chooseFile = (name: string, ...rows: string[]) =>
    user.upload(form.getByLabelText('CSV file'), csv(name, 'name,category,sub_category,is_active', ...rows));
  const list = `/admin/products/list?category_id=${category.id}`;
  const listSaved = () => waitFor(async () => (await call<ListResponse<ProductRow>>('GET', list)).data);
  return { user, form, chooseFile, listSaved, category, subCategory, titles };
}

function csv(name: string, ...lines: string[]): File {
  return new File([lines.join('\r\n')], name, { type: 'text/csv' });
}

it('shows the plan before it imports', async () => {
  const { user, form, chooseFile, listSaved, titles } = await openImport();

  await chooseFile('signs.csv', `Diya glow,${titles},true`, `Lotus,${titles},false`);
  expect(await form.findByText('2 products to create, 0 products to update.')).toBeVisible();
  expect(await listSaved()).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Import 2 products' }));

  expect(await screen.findByText('2 products imported')).toBeVisible();
  expect(await row('Diya glow')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await listSaved()).map(({ name, is_active }) => `${name} ${is_active}`).toSorted()).toEqual([
    'Diya glow true',
    'Lotus false',
  ]);
});

it('counts created and updated products separately', async () => {
  const { user, form, category, listSaved, titles } = await openImport();
  const { id } = await makeProduct({ category_id: category.id, name: 'Old name' });

  await user.upload(
    form.getByLabelText('CSV file'),
    csv('signs.csv', 'id,name,category,sub_category', `${id},New name,${titles}`, `,Lotus,${titles}`),
  );
  expect(await form.findByText('1 product to create, 1 product to update.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Import 2 products' }));

  expect(await row('New name')).toBeVisible();
  expect(await listSaved()).toHaveLength(2);
});

it('imports prices and stock of variants', async () => {
  const { user, form, titles } = await openImport();
  const size = await makeAttribute(['16x18']);

  await user.upload(
    form.getByLabelText('CSV file'),
    csv('signs.csv', 'name,category,sub_category,attributes,selling_price', `Lotus,${titles},${size.title}: 16x18,899`),
  );
  expect(
    await form.findByText('1 product to create, 0 products to update. 1 variant to create, 0 variants to update.'),
  ).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Import 1 product and 1 variant' }));

  expect(await screen.findByText('1 product and 1 variant imported')).toBeVisible();
  expect(within(await row('Lotus')).getByText('₹899')).toBeVisible();
});

it('names every problem by row and column, imports the other rows and downloads the rejected ones with their reasons', async () => {
  const { user, form, chooseFile, listSaved, category, subCategory, titles } = await openImport();

  await chooseFile('signs.csv', `Diya glow,${titles},true`, `X,${titles},maybe`, 'Lotus,No such line,Names,');

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
  expect(form.getByText(/^2 rows with problems are not imported\. 1 product to create/)).toBeVisible();
  expect(await listSaved()).toEqual([]);
  const downloads = watchDownloads();
  await user.click(form.getByRole('button', { name: 'Import 1 product' }));

  expect(await screen.findByText('1 product imported. 2 rows with problems downloaded')).toBeVisible();
  expect((await listSaved()).map(({ name }) => name)).toEqual(['Diya glow']);
  const [, ...rejected] = (await downloads.text()).trim().split('\r\n');
  expect(rejected).toEqual([
    expect.stringMatching(`^"X","${category.title}","${subCategory}","maybe","name: Min 2 chars is_active: `),
    '"Lotus","No such line","Names","","category: There is no category “No such line”."',
  ]);
});

it('does not import a file with an unknown column', async () => {
  const { user, form, titles } = await openImport();

  await user.upload(
    form.getByLabelText('CSV file'),
    csv('signs.csv', 'name,category,sub_category,odd', `Diya glow,${titles},`),
  );

  expect(await form.findByText('1 problem: nothing can be imported before they are corrected.')).toBeVisible();
  expect(form.queryByRole('button', { name: /^Import/ })).toBeNull();
});

it('retains the file when its check fails, and checks it again', async () => {
  const { user, form, chooseFile, titles } = await openImport();
  network.fail('/import', { status: 503, message: 'Down for a moment' });
  await chooseFile('signs.csv', `Diya glow,${titles},`);
  expect(await form.findByText('Down for a moment')).toBeVisible();
  expect(form.getByText('signs.csv')).toBeVisible();

  network.passThrough('/import');
  await user.click(form.getByRole('button', { name: 'Check again' }));

  expect(await form.findByRole('button', { name: 'Import 1 product' })).toBeVisible();
});

it('states that the outcome of an import without a response is unknown', async () => {
  const { user, form, chooseFile, titles } = await openImport();
  await chooseFile('signs.csv', `Diya glow,${titles},`);
  const importing = await form.findByRole('button', { name: 'Import 1 product' });

  network.fail('dry_run=false', 'down');
  await user.click(importing);

  expect(await form.findByText(/either all rows were imported or none/)).toBeVisible();
  expect(form.getByText('signs.csv')).toBeVisible();
});

it('rejects a file of more than 10 MB without a request', async () => {
  const { user, form } = await openImport();
  const large = new File([new Uint8Array(10.5 * 1024 * 1024)], 'everything.csv', { type: 'text/csv' });

  await user.upload(form.getByLabelText('CSV file'), large);

  expect(await form.findByText('“everything.csv” is 10.5 MB. Choose a file of at most 10 MB.')).toBeVisible();
  expect(network.calls.filter(({ path }) => path.includes('/import'))).toEqual([]);
});

it('offers a template that the import accepts', async () => {
  const downloads = watchDownloads();
  const { user, form } = await openImport();

  await user.click(form.getByRole('button', { name: 'Download template' }));
  await user.upload(form.getByLabelText('CSV file'), csv('template.csv', await downloads.text()));

  expect(await form.findByText('The file has no rows below its header.')).toBeVisible();
});

/** Returns the last downloaded file as text. */
function watchDownloads() {
  const createObjectUrl = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:download');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined); // jsdom saves no files
  return {
    async text() {
      const [file] = createObjectUrl.mock.lastCall ?? [];
      if (!(file instanceof Blob)) throw new Error('nothing was downloaded');
      return file.text();
    },
  };
}
