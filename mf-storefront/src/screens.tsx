import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { listPath } from './product-list/list-address.ts';

/**
 * Every public screen, by the name of its chunk `screen-<name>`, which pages preload; the last one is for paths that are
 * none. Each is given by React's `lazy()`: the server waits for it, the browser loads it when needed. What the page says
 * of itself stands in `public-pages.ts`.
 */
export const screens = {
  home: {
    path: '/',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-home" */ './home/home-page.tsx').then(({ HomePage }) => ({
        default: HomePage,
      })),
    ),
  },
  'product-list': {
    path: listPath,
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-product-list" */ './product-list/list-page.tsx').then(({ ListPage }) => ({
        default: ListPage,
      })),
    ),
  },
  product: {
    path: '/products/:slug',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-product" */ './product/product-page.tsx').then(({ ProductPage }) => ({
        default: ProductPage,
      })),
    ),
  },
  cart: {
    path: '/cart',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-cart" */ './cart/cart-page.tsx').then(({ CartPage }) => ({
        default: CartPage,
      })),
    ),
  },
  checkout: {
    path: '/checkout',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-checkout" */ './checkout/checkout-page.tsx').then(({ CheckoutPage }) => ({
        default: CheckoutPage,
      })),
    ),
  },
  order: {
    path: '/orders/:reference',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-order" */ './order/order-page.tsx').then(({ OrderPage }) => ({
        default: OrderPage,
      })),
    ),
  },
  'custom-neon': {
    path: '/custom-neon',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-custom-neon" */ './custom-neon/custom-neon-page.tsx').then(
        ({ CustomNeonPage }) => ({ default: CustomNeonPage }),
      ),
    ),
  },
  'kept-design': {
    path: '/d/:id',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-kept-design" */ './custom-neon/kept-design-page.tsx').then(
        ({ KeptDesignPage }) => ({ default: KeptDesignPage }),
      ),
    ),
  },
  gallery: {
    path: '/gallery',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-gallery" */ './gallery/gallery-page.tsx').then(({ GalleryPage }) => ({
        default: GalleryPage,
      })),
    ),
  },
  info: {
    path: '/pages/:slug',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-info" */ './pages/info-page.tsx').then(({ InfoPage }) => ({
        default: InfoPage,
      })),
    ),
  },
  work: {
    path: '/works/:slug',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-work" */ './pages/work-page.tsx').then(({ WorkPage }) => ({
        default: WorkPage,
      })),
    ),
  },
  'not-found': {
    path: '*',
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-not-found" */ './not-found/not-found-page.tsx').then(({ NotFoundPage }) => ({
        default: NotFoundPage,
      })),
    ),
  },
} satisfies Record<string, RouteObject>;

export type ScreenName = keyof typeof screens;
