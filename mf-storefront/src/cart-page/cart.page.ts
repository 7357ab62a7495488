import { definePublicPage } from '../page-declaration/define-public-page.ts';

export const cartPage = definePublicPage({
  kind: 'cart',
  path: '/cart',
  query: [],
  isIndexed: false,
  component: () => import(/* webpackChunkName: "screen-cart" */ './cart-page.tsx').then(({ CartPage }) => CartPage),
});
