import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { button, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { useTablet } from '@lumora/shared-ui/testing/use-tablet.ts';
import { makeProductWithSizes } from '../testing/open-variants.tsx';
import { VariantStocksPage } from './variant-stocks-page.tsx';

useNetwork();
useTablet();

it('names a row by its SKU without a column for it from 768 to 1199 px, where the attributes are below the name', async () => {
  const { product, variants } = await makeProductWithSizes(['9x9']);
  const path = '/admin/product-variant-stocks';
  openPage(<VariantStocksPage />, { path, at: `${path}?q=${encodeURIComponent(product.name)}` });

  expect(await button(`More actions for ${variants[0]?.sku}`)).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'SKU' })).toBeNull();
  expect(screen.getByText('9x9')).toBeVisible();
});
