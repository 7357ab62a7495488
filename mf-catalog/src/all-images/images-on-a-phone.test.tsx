import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeImages } from '@lumora/shared-ui/testing/pictures.ts';
import { makeProduct, call } from '@lumora/shared-ui/testing/real-api.ts';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { ProductImagesPage } from './product-images-page.tsx';

useNetwork();
usePhone();

it.each([
  ['From the side: A neon moon, in pink and blue', 'From the side'],
  ['In a room, behind a cake: A neon moon', 'In a room'],
  ['Neon words “stay wild, moon child”, in pink', 'Neon words “stay wild, moon child”'],
  ['A neon moon', 'A neon moon'],
  ['', 'No alt text'],
])('shows the beginning of the alt text “%s” below the name of the product', async (alt, title) => {
  const product = await makeProduct();
  const [, second] = await makeImages(product.id, 2);
  await call('POST', `/admin/product-images/update/${second?.id}`, { alt });

  const [, secondRow] = await openImagesOf(product);

  const lines = within(secondRow);
  expect(lines.getByText(title)).toBeVisible();
  expect(lines.getByText(product.name).compareDocumentPosition(lines.getByText(title))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('marks the cover of a product in place of its alt text, which describes the whole product', async () => {
  const product = await makeProduct();
  const [cover] = await makeImages(product.id, 2);
  await call('POST', `/admin/product-images/update/${cover?.id}`, { alt: 'A neon moon' });

  const [coverRow, secondRow] = await openImagesOf(product);

  expect(within(coverRow).getByText('Cover')).toBeVisible();
  expect(within(coverRow).queryByText('A neon moon')).toBeNull();
  expect(within(secondRow).queryByText('Cover')).toBeNull();
});

/** Opens the page with a search for a product that has two images, and returns their rows. */
async function openImagesOf({ name }: { name: string }): Promise<[HTMLElement, HTMLElement]> {
  openPage(<ProductImagesPage />, {
    path: '/admin/product-images',
    at: `/admin/product-images?q=${encodeURIComponent(name)}`,
  });
  const [first, second] = await screen.findAllByRole('row', { name: (rowName) => rowName.includes(name) });
  if (!first || !second) throw new Error('The product has less than two images.');
  return [first, second];
}
