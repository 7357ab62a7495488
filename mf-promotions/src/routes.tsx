import type { RemoteRoute } from '@lumora/shared-ui';

/** The only export of this module. The chunk of a screen has the name that `module.ts` gives it, so that pages preload it. */
export const routes: RemoteRoute[] = [
  {
    path: '/admin/offers/header',
    load: () =>
      import(/* webpackChunkName: "screen-header-offers" */ './header-offers/header-offers-page.tsx').then(
        ({ HeaderOffersPage, prefetchHeaderOffers }) => ({
          Screen: HeaderOffersPage,
          firstQuery: prefetchHeaderOffers,
        }),
      ),
  },
  {
    path: '/admin/offers/popup',
    load: () =>
      import(/* webpackChunkName: "screen-pop-up-offers" */ './pop-up-offers/pop-up-offers-page.tsx').then(
        ({ PopUpOffersPage, prefetchPopUpOffers }) => ({ Screen: PopUpOffersPage, firstQuery: prefetchPopUpOffers }),
      ),
  },
  {
    path: '/admin/banners',
    load: () =>
      import(/* webpackChunkName: "screen-banners" */ './banner-pages/banners-page.tsx').then(
        ({ BannersPage, prefetchBanners }) => ({
          Screen: BannersPage,
          firstQuery: prefetchBanners,
        }),
      ),
  },
  {
    path: '/admin/festival-banners',
    load: () =>
      import(/* webpackChunkName: "screen-festival-banners" */ './banner-pages/festival-banners-page.tsx').then(
        ({ FestivalBannersPage, prefetchFestivalBanners }) => ({
          Screen: FestivalBannersPage,
          firstQuery: prefetchFestivalBanners,
        }),
      ),
  },
  {
    path: '/admin/vouchers',
    load: () =>
      import(/* webpackChunkName: "screen-vouchers" */ './vouchers/list/vouchers-page.tsx').then(
        ({ VouchersPage, prefetchVouchers }) => ({ Screen: VouchersPage, firstQuery: prefetchVouchers }),
      ),
  },
  {
    path: '/admin/showcases',
    load: () =>
      import(/* webpackChunkName: "screen-showcases" */ './showcases/showcases-page.tsx').then(
        ({ ShowcasesPage, prefetchShowcases }) => ({ Screen: ShowcasesPage, firstQuery: prefetchShowcases }),
      ),
  },
  {
    path: '/admin/gallery',
    load: () =>
      import(/* webpackChunkName: "screen-gallery" */ './gallery/gallery-page.tsx').then(
        ({ GalleryPage, prefetchGallery }) => ({ Screen: GalleryPage, firstQuery: prefetchGallery }),
      ),
  },
  {
    path: '/admin/orders',
    load: () =>
      import(/* webpackChunkName: "screen-orders" */ './orders/orders-page.tsx').then(
        ({ OrdersPage, prefetchOrders }) => ({ Screen: OrdersPage, firstQuery: prefetchOrders }),
      ),
  },
  {
    path: '/admin/orders/:id',
    load: () =>
      import(/* webpackChunkName: "screen-order" */ './orders/order-page.tsx').then(({ OrderPage }) => ({
        Screen: OrderPage,
      })),
  },
];
