import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'dashboard',
  size: 'half',
  title: 'Recent orders',
  order: 20,
  permission: 'orders.view',
  path: '/admin/orders',
  component: () => import('./recent-orders.tsx').then((module) => module.RecentOrders),
});
