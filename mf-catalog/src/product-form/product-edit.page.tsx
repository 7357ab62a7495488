import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/products/:id/edit',
  title: 'Edit product',
  permission: 'products.view',
  kind: 'Product',
  component: () => import('./product-edit-page.tsx').then((module) => module.ProductEditPage),
});
