import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
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
])(
  'shows the beginning of the alt text “%s” of an image in place of the name of its product, which is above',
  async (alt, view) => {
    const product = await makeProduct();
    const [, second] = await makeImages(product.id, 2);
    await call('POST', `/admin/product-images/update/${second?.id}`, { alt });

    const [, secondRow] = await openImagesOf(product);

    expect(secondRow).toHaveTextContent(`${product.name}, ${view}2 of 2`);
  },
);

it('shows that an image has no alt text', async () => {
  const product = await makeProduct();
  await makeImages(product.id, 2);

  const [, secondRow] = await openImagesOf(product);

  expect(secondRow).toHaveTextContent(`${product.name}, No alt text2 of 2`);
});

it('marks the cover of a product before its alt text', async () => {
  const product = await makeProduct();
  const [cover] = await makeImages(product.id, 2);
  await call('POST', `/admin/product-images/update/${cover?.id}`, { alt: 'A neon moon, in pink' });

  const [coverRow, secondRow] = await openImagesOf(product);

  expect(coverRow).toHaveTextContent(`${product.name}Cover · A neon moon1 of 2`);
  expect(secondRow).not.toHaveTextContent('Cover');
});

it('shows for the only image of a product that it has no alt text, and its position', async () => {
  const product = await makeProduct();
  await makeImages(product.id, 1);

  const [onlyRow] = await openImagesOf(product);

  expect(onlyRow).toHaveTextContent(`${product.name}Cover · No alt text1 of 1`);
});

/** Opens the page with a search for a product, and returns the rows of its images. */
async function openImagesOf({ name }: { name: string }): Promise<HTMLElement[]> {
  openPage(<ProductImagesPage />, {
    path: '/admin/product-images',
    at: `/admin/product-images?q=${encodeURIComponent(name)}`,
  });
  return screen.findAllByRole('row', { name: (rowName) => rowName.includes(name) });
}
