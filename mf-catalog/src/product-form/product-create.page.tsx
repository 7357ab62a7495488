import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/products/create',
  title: 'Create product',
  permission: 'products.create',
  component: () => import('./product-create-page.tsx').then((module) => module.ProductCreatePage),
});
