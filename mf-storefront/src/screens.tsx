import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { pageRoutes, type ScreenName } from './page-routes.ts';

/**
 * The public screens by the name of their chunk `screen-<name>`, which pages preload; the last one matches unknown paths.
 * Each uses React's `lazy()`: the server waits for it, the browser loads it on demand. Paths and search parameters are
 * declared in `page-routes.ts`, data and heads in `public-pages.ts`.
 */
export const screens = {
  home: {
    path: pageRoutes.home.path,
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-home" */ './home/home-page.tsx').then(({ HomePage }) => ({
        default: HomePage,
      })),
    ),
  },
  'product-list': {
    path: pageRoutes['product-list'].path,
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-product-list" */ './product-list/list-page.tsx').then(({ ListPage }) => ({
        default: ListPage,
      })),
    ),
  },
  product: {
    path: pageRoutes.product.path,
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-product" */ './product-page/product-page.tsx').then(({ ProductPage }) => ({
        default: ProductPage,
      })),
    ),
  },
  cart: {
    path: pageRoutes.cart.path,
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-cart" */ './cart-page/cart-page.tsx').then(({ CartPage }) => ({
        default: CartPage,
      })),
    ),
  },
  checkout: {
    path: pageRoutes.checkout.path,
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-checkout" */ './checkout/checkout-page.tsx').then(({ CheckoutPage }) => ({
        default: CheckoutPage,
      })),
    ),
  },
  order: {
    path: pageRoutes.order.path,
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-order" */ './order/order-page.tsx').then(({ OrderPage }) => ({
        default: OrderPage,
      })),
    ),
  },
  'custom-neon': {
    path: pageRoutes['custom-neon'].path,
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-custom-neon" */ './custom-neon/custom-neon-page.tsx').then(
        ({ CustomNeonPage }) => ({ default: CustomNeonPage }),
      ),
    ),
  },
  'saved-design': {
    path: pageRoutes['saved-design'].path,
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-saved-design" */ './custom-neon/saved-design-page.tsx').then(
        ({ SavedDesignPage }) => ({ default: SavedDesignPage }),
      ),
    ),
  },
  gallery: {
    path: pageRoutes.gallery.path,
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-gallery" */ './gallery/gallery-page.tsx').then(({ GalleryPage }) => ({
        default: GalleryPage,
      })),
    ),
  },
  info: {
    path: pageRoutes.info.path,
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-info" */ './pages/info-page.tsx').then(({ InfoPage }) => ({
        default: InfoPage,
      })),
    ),
  },
  work: {
    path: pageRoutes.work.path,
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-work" */ './pages/work-page.tsx').then(({ WorkPage }) => ({
        default: WorkPage,
      })),
    ),
  },
  'not-found': {
    path: pageRoutes['not-found'].path,
    Component: lazy(() =>
      import(/* webpackChunkName: "screen-not-found" */ './not-found/not-found-page.tsx').then(({ NotFoundPage }) => ({
        default: NotFoundPage,
      })),
    ),
  },
} satisfies Record<ScreenName, RouteObject>;
