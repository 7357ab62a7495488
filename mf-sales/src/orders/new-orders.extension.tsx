import { defineExtension } from '@lumora/shared-ui/page';
import { newOrdersQuery } from './orders-api.ts';

export default defineExtension({
  slot: 'dashboard',
  size: 'count',
  title: 'New orders',
  order: 10,
  permission: 'orders.view',
  path: '/admin/orders?status=new',
  query: () => newOrdersQuery,
  none: 'All are confirmed',
});
