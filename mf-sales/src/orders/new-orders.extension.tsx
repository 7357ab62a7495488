import { defineExtension } from '@lumora/shared-ui/page';
import { ordersQuery } from './orders-api.ts';

export default defineExtension({
  slot: 'dashboard',
  size: 'count',
  title: 'New orders',
  order: 10,
  permission: 'orders.view',
  path: '/admin/orders?status=new',
  query: () => ordersQuery({ status: 'new', page: 1, page_size: 1 }),
  none: 'All are confirmed',
});
