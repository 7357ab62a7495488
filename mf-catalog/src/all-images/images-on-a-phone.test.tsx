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
])('shows the beginning of the alt text “%s” above the name of the product', async (alt, title) => {
  const product = await makeProduct();
  const [, second] = await makeImages(product.id, 2);
  await call('POST', `/admin/product-images/update/${second?.id}`, { alt });

  const [, secondRow] = await openImagesOf(product);

  expect(within(secondRow).getByText(title)).toBeVisible();
  expect(secondRow).toHaveTextContent(`${title}${product.name}2 of 2`);
});

it('shows below the name of the product that an image has no alt text', async () => {
  const product = await makeProduct();
  await makeImages(product.id, 2);

  const [, secondRow] = await openImagesOf(product);

  expect(secondRow).toHaveTextContent(`${product.name}No alt text2 of 2`);
});

it('marks the cover of a product and names it by the product', async () => {
  const product = await makeProduct();
  const [cover] = await makeImages(product.id, 2);
  await call('POST', `/admin/product-images/update/${cover?.id}`, { alt: 'A neon moon, in pink' });

  const [coverRow, secondRow] = await openImagesOf(product);

  expect(coverRow).toHaveTextContent(`${product.name}Cover1 of 2`);
  expect(within(coverRow).getByText('Cover')).toBeVisible();
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
