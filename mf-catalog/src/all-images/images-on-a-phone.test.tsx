import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeImages } from '@lumora/shared-ui/testing/pictures.ts';
import { makeProduct, call } from '@lumora/shared-ui/testing/real-api.ts';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { ProductImagesPage } from './product-images-page.tsx';

useNetwork();
usePhone();

it('shows the name of the product and the alt text in every row', async () => {
  const product = await makeProduct();
  const [image] = await makeImages(product.id, 1);
  const alt = 'A neon moon wound with flowers, in pink and blue, switched off in daylight';
  await call('POST', `/admin/product-images/update/${image?.id}`, { alt });
  const at = `/admin/product-images?q=${encodeURIComponent(product.name)}`;
  openPage(<ProductImagesPage />, { path: '/admin/product-images', at });

  expect(within(await row(product.name)).getByText(alt)).toBeVisible();
});
