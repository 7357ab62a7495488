import { afterEach, beforeEach, expect, it, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { button, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeCategory, makeProduct } from '@lumora/shared-ui/testing/real-api.ts';
import { openList } from '../testing/open-product-list.tsx';

const network = useNetwork();
const downloads: { name: string; content: Blob }[] = [];

beforeEach(() => {
  downloads.length = 0;
  let exported = new Blob();
  // jsdom does not download files: the mock records the content instead
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) exported = blob;
    return 'blob:csv';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, content: exported });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('Export CSV downloads every matching product, on all pages, as products.csv', async () => {
  const { id: category_id } = await makeCategory();
  const names = Array.from({ length: 12 }, (_, index) => `Sign ${index + 1}`);
  await Promise.all(names.map((name) => makeProduct({ category_id, name, best_seller: true })));
  await makeProduct({ category_id, name: 'Another' });
  const { user } = openList(`?category_id=${category_id}&best_seller=true`);
  await screen.findByText('1–10 of 12');

  await user.click(await button('Export CSV'));
  await waitFor(() => expect(downloads).toHaveLength(1));

  const [file] = downloads;
  const lines = new TextDecoder()
    .decode(await file?.content.arrayBuffer())
    .trim()
    .split('\r\n');
  expect(file?.name).toBe('products.csv');
  expect(lines).toHaveLength(13);
  expect(names.every((name) => lines.some((line) => line.includes(`"${name}"`)))).toBe(true);
});

it('explains a failed export', async () => {
  const { name, category_id } = await makeProduct();
  network.fail('/export.csv', { status: 500, message: 'The database is not available.' });
  const { user } = openList(`?category_id=${category_id}`);
  await row(name);

  await user.click(await button('Export CSV'));

  expect(await screen.findByText('The database is not available.')).toBeVisible();
  expect(downloads).toEqual([]);
});
