import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'actions',
  title: 'Print packing slip',
  aliases: ['Print slip'],
  order: 50,
  permission: 'orders.view',
  kind: 'Order',
  path: '/admin/orders/:id#print',
});
