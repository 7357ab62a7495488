import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'dashboard',
  size: 'full',
  title: 'Sales, last 30 days',
  order: 10,
  permission: 'orders.view',
  path: '/admin/orders',
  component: () => import('./sales-widget.tsx').then((module) => module.SalesWidget),
});
