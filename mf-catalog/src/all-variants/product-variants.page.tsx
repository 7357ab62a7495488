import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { variantPage } from '../variants/variants-api.ts';
import { variantSearchParams } from './variant-filters.ts';

export default definePage({
  path: '/admin/product-variants',
  title: 'Product Variants',
  parent: '/admin/products',
  permission: 'products.view',
  query: (search) => variantPage(parseSearchParams(search, variantSearchParams)),
  component: () => import('./product-variants-page.tsx').then((module) => module.ProductVariantsPage),
});
