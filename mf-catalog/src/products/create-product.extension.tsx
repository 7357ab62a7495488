import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'actions',
  title: 'Create product',
  aliases: ['New product', 'Add product'],
  order: 10,
  permission: 'products.create',
  path: '/admin/products/create',
});
