import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'notifications',
  title: 'Low stock',
  order: 20,
  permission: 'products.view',
  path: '/admin/product-variant-stocks?stock=low',
  kind: 'low_stock',
  itemPath: '/admin/product-variant-stocks?q=:name',
});
