import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import productImages from './all-images/product-images.page.tsx';
import productVariants from './all-variants/product-variants.page.tsx';
import products from './products/products.page.tsx';
import variantStocks from './stocks/variant-stocks.page.tsx';

const network = useNetwork();

test.each([
  [products, '?page=2&q=neon&category_id=1&sub_category_id=2&stock=low'],
  [productImages, '?sort=-priority'],
  [productVariants, '?is_active=true'],
  [variantStocks, ''],
])('%p with %p requests its declared query, which the shell prefetches', async ({ component, path, query }, search) => {
  const declaredUrl = query?.(new URLSearchParams(search)).queryKey.at(-1);
  const Page = await component();

  openPage(<Page />, { path, at: path + search });

  await waitFor(() => expect(network.calls.map((call) => call.path)).toContain(`/api${String(declaredUrl)}`));
});
