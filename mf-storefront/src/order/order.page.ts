import { definePublicPage } from '../page-declaration/define-public-page.ts';

export const orderPage = definePublicPage({
  kind: 'order',
  path: '/orders/:reference',
  query: [],
  example: '/orders/LUM-7F3K2Q',
  isIndexed: false,
  component: () => import(/* webpackChunkName: "screen-order" */ './order-page.tsx').then(({ OrderPage }) => OrderPage),
});
