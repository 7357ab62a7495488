import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { productsQuery } from '../catalog-api.ts';
import { productSearchParams } from './search-params/product-search-params.ts';

export default definePage({
  path: '/admin/products',
  title: 'Products',
  permission: 'products.view',
  nav: { group: 'Catalog', order: 21, icon: 'Inventory2Rounded', letter: 'p' },
  query: (search) => productsQuery(parseSearchParams(search, productSearchParams)),
  component: () => import('./products-page.tsx').then((module) => module.ProductsPage),
});
