import { defineModule } from '@lumora/shared-contract/manifest';

export default defineModule({
  id: 'mf-catalog',
  container: 'mfe_catalog',
  kind: 'console',
  nav: [
    {
      title: 'Catalog',
      order: 20,
      items: [
        {
          label: 'Products',
          path: '/admin/products',
          permission: 'products.view',
          icon: 'M20 2H4c-1 0-2 .9-2 2v3.01c0 .72.43 1.34 1 1.69V20c0 1.1 1.1 2 2 2h14c.9 0 2-.9 2-2V8.7c.57-.35 1-.97 1-1.69V4c0-1.1-1-2-2-2m-6 12h-4c-.55 0-1-.45-1-1s.45-1 1-1h4c.55 0 1 .45 1 1s-.45 1-1 1m6-7H4V4h16z',
        },
        {
          label: 'Custom Neon',
          path: '/admin/custom-neon',
          permission: 'custom-neon.view',
          icon: 'M18 4V3c0-.55-.45-1-1-1H5c-.55 0-1 .45-1 1v4c0 .55.45 1 1 1h12c.55 0 1-.45 1-1V6h1v4h-9c-.55 0-1 .45-1 1v10c0 .55.45 1 1 1h2c.55 0 1-.45 1-1v-9h7c.55 0 1-.45 1-1V5c0-.55-.45-1-1-1z',
        },
      ],
    },
    {
      title: 'Sales',
      order: 40,
      items: [
        {
          label: 'Reviews',
          path: '/admin/reviews',
          permission: 'reviews.view',
          icon: 'M20 2H4c-1.1 0-2 .9-2 2v18l4-4h14c1.1 0 2-.9 2-2V4c0-1.1-.9-2-2-2m0 14H5.17L4 17.17V4h16zm-8-1 1.57-3.43L17 10l-3.43-1.57L12 5l-1.57 3.43L7 10l3.43 1.57z',
        },
      ],
    },
  ],
  routes: [
    {
      path: '/admin/products',
      title: 'Products',
      permission: 'products.view',
      screen: 'products',
      data: {
        path: '/admin/products/list',
        query: {
          page: '1',
          page_size: '10',
          sort: '',
          q: '',
          category_id: '',
          sub_category_id: '',
          is_active: '',
          best_seller: '',
          new_arrival: '',
          stock: '',
        },
      },
    },
    {
      path: '/admin/products/create',
      title: 'Create product',
      permission: 'products.create',
      screen: 'product-create',
    },
    { path: '/admin/products/:id/edit', title: 'Edit product', permission: 'products.view', screen: 'product-edit' },
    {
      path: '/admin/product-images',
      title: 'Products Images',
      permission: 'products.view',
      screen: 'product-images',
      data: { path: '/admin/product-images/list', query: { page: '1', page_size: '10', sort: '', q: '' } },
    },
    {
      path: '/admin/product-variants',
      title: 'Product Variants',
      permission: 'products.view',
      screen: 'product-variants',
      data: {
        path: '/admin/product-variants-and-attributes/list',
        query: { page: '1', page_size: '10', sort: '', q: '', is_active: '', stock: '' },
      },
    },
    {
      path: '/admin/product-variant-stocks',
      title: 'Product Variant Stocks',
      permission: 'products.view',
      screen: 'variant-stocks',
      data: {
        path: '/admin/product-variants-and-attributes/list',
        query: { page: '1', page_size: '10', sort: 'stock', q: '', is_active: '', stock: '' },
      },
    },
    {
      path: '/admin/custom-neon',
      title: 'Custom Neon',
      permission: 'custom-neon.view',
      screen: 'custom-neon',
      data: { path: '/admin/design-rates', query: {} },
    },
    {
      path: '/admin/reviews',
      title: 'Reviews',
      permission: 'reviews.view',
      screen: 'reviews',
      data: { path: '/admin/reviews/list', query: { page: '1', page_size: '10', sort: '', q: '', state: '' } },
    },
  ],
  permissions: [
    'products.view',
    'products.create',
    'products.update',
    'products.delete',
    'custom-neon.view',
    'custom-neon.update',
    'reviews.view',
    'reviews.update',
    'reviews.delete',
  ],
  requires: { shell: '^1.0.0', api: '^1.1.0' },
});
