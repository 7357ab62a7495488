import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'notifications',
  title: 'New orders',
  order: 10,
  permission: 'orders.view',
  path: '/admin/orders?status=new',
  kind: 'order',
  itemPath: '/admin/orders/:id',
});
