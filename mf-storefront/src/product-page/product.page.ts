import { definePublicPage } from '../page-declaration/define-public-page.ts';

export const productPage = definePublicPage({
  kind: 'product',
  path: '/products/:slug',
  query: ['variant', 'reviews'],
  example: { request: '/products?page_size=1', pointer: '/data/0/slug' },
  isIndexed: true,
  component: () =>
    import(/* webpackChunkName: "screen-product" */ './product-page.tsx').then(({ ProductPage }) => ProductPage),
});
