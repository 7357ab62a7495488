import { definePublicPage } from '../page-declaration/define-public-page.ts';

export const checkoutPage = definePublicPage({
  kind: 'checkout',
  path: '/checkout',
  query: ['variant', 'design', 'quantity'],
  isIndexed: false,
  component: () =>
    import(/* webpackChunkName: "screen-checkout" */ './checkout-page.tsx').then(({ CheckoutPage }) => CheckoutPage),
});
