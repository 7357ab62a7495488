import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
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
  const [image] = await makeImages(product.id, 1);
  await call('POST', `/admin/product-images/update/${image?.id}`, { alt });
  const at = `/admin/product-images?q=${encodeURIComponent(product.name)}`;
  openPage(<ProductImagesPage />, { path: '/admin/product-images', at });

  const lines = within(await row(product.name));

  expect(lines.getByText(title)).toBeVisible();
  expect(lines.getByText(product.name).compareDocumentPosition(lines.getByText(title))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
