import type { RemoteRoute } from '@lumora/shared-ui';

/** The only thing this module exposes. Each screen is a chunk named as in `module.ts`, so that pages can preload it. */
export const routes: RemoteRoute[] = [
  {
    path: '/admin/offers/header',
    load: () =>
      import(/* webpackChunkName: "screen-header-offers" */ './header-offers/header-offers-page.tsx').then(
        ({ HeaderOffersPage }) => ({ Screen: HeaderOffersPage }),
      ),
  },
  {
    path: '/admin/offers/popup',
    load: () =>
      import(/* webpackChunkName: "screen-pop-up-offers" */ './pop-up-offers/pop-up-offers-page.tsx').then(
        ({ PopUpOffersPage }) => ({ Screen: PopUpOffersPage }),
      ),
  },
  {
    path: '/admin/banners',
    load: () =>
      import(/* webpackChunkName: "screen-banners" */ './banners/banners-page.tsx').then(({ BannersPage }) => ({
        Screen: BannersPage,
      })),
  },
  {
    path: '/admin/festival-banners',
    load: () =>
      import(/* webpackChunkName: "screen-festival-banners" */ './festival-banners/festival-banners-page.tsx').then(
        ({ FestivalBannersPage }) => ({ Screen: FestivalBannersPage }),
      ),
  },
  {
    path: '/admin/vouchers',
    load: () =>
      import(/* webpackChunkName: "screen-vouchers" */ './vouchers/vouchers-page.tsx').then(({ VouchersPage }) => ({
        Screen: VouchersPage,
      })),
  },
  {
    path: '/admin/orders',
    load: () =>
      import(/* webpackChunkName: "screen-orders" */ './orders/orders-page.tsx').then(({ OrdersPage }) => ({
        Screen: OrdersPage,
      })),
  },
  {
    path: '/admin/orders/:id',
    load: () =>
      import(/* webpackChunkName: "screen-order" */ './orders/order-page.tsx').then(({ OrderPage }) => ({
        Screen: OrderPage,
      })),
  },
];
