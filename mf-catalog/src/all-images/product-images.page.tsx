import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { allImagesQuery } from '../images/images-api.ts';
import { imageSearchParams } from './image-filters.ts';

export default definePage({
  path: '/admin/product-images',
  title: 'Product Images',
  parent: '/admin/products',
  permission: 'products.view',
  query: (search) => allImagesQuery(parseSearchParams(search, imageSearchParams)),
  component: () => import('./product-images-page.tsx').then((module) => module.ProductImagesPage),
});
