import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { orderSearchParams, ordersQuery } from './orders-api.ts';

export default definePage({
  path: '/admin/orders',
  title: 'Orders',
  permission: 'orders.view',
  nav: { group: 'Sales', order: 41, icon: 'ReceiptLongRounded', letter: 'o' },
  query: (search) => ordersQuery(parseSearchParams(search, orderSearchParams)),
  component: () => import('./orders-page.tsx').then((module) => module.OrdersPage),
});
