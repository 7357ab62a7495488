import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/orders/:id',
  title: 'Order',
  permission: 'orders.view',
  kind: 'Order',
  component: () => import('./order-page.tsx').then((module) => module.OrderPage),
});
