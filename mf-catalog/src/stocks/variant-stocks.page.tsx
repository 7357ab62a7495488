import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { stockSearchParams } from '../all-variants/variant-filters.ts';
import { variantPage } from '../variants/variants-api.ts';

export default definePage({
  path: '/admin/product-variant-stocks',
  title: 'Product Variant Stocks',
  parent: '/admin/products',
  permission: 'products.view',
  query: (search) => variantPage(parseSearchParams(search, stockSearchParams)),
  component: () => import('./variant-stocks-page.tsx').then((module) => module.VariantStocksPage),
});
