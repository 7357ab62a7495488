import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { allImagesQuery, imageSearchParams } from '../images/images-api.ts';

export default definePage({
  path: '/admin/product-images',
  title: 'Product Images',
  parent: '/admin/products',
  permission: 'products.view',
  query: (search) => allImagesQuery(parseSearchParams(search, imageSearchParams)),
  component: () => import('./product-images-page.tsx').then((module) => module.ProductImagesPage),
});
