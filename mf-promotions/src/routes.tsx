import type { RemoteRoute } from '@lumora/shared-ui';

/** The only thing this module exposes. Each screen is a chunk named as in `module.ts`, so that pages can preload it. */
export const routes: RemoteRoute[] = [
  {
    path: '/admin/offers/header',
    load: () =>
      import(/* webpackChunkName: "screen-header-offers" */ './header-offers/header-offers-page.tsx').then(
        ({ HeaderOffersPage, askForHeaderOffers }) => ({ Screen: HeaderOffersPage, firstQuery: askForHeaderOffers }),
      ),
  },
  {
    path: '/admin/offers/popup',
    load: () =>
      import(/* webpackChunkName: "screen-pop-up-offers" */ './pop-up-offers/pop-up-offers-page.tsx').then(
        ({ PopUpOffersPage, askForPopUpOffers }) => ({ Screen: PopUpOffersPage, firstQuery: askForPopUpOffers }),
      ),
  },
  {
    path: '/admin/banners',
    load: () =>
      import(/* webpackChunkName: "screen-banners" */ './banners/banners-page.tsx').then(
        ({ BannersPage, askForBanners }) => ({
          Screen: BannersPage,
          firstQuery: askForBanners,
        }),
      ),
  },
  {
    path: '/admin/festival-banners',
    load: () =>
      import(/* webpackChunkName: "screen-festival-banners" */ './festival-banners/festival-banners-page.tsx').then(
        ({ FestivalBannersPage, askForFestivalBanners }) => ({
          Screen: FestivalBannersPage,
          firstQuery: askForFestivalBanners,
        }),
      ),
  },
  {
    path: '/admin/vouchers',
    load: () =>
      import(/* webpackChunkName: "screen-vouchers" */ './vouchers/vouchers-page.tsx').then(
        ({ VouchersPage, askForVouchers }) => ({ Screen: VouchersPage, firstQuery: askForVouchers }),
      ),
  },
  {
    path: '/admin/showcases',
    load: () =>
      import(/* webpackChunkName: "screen-showcases" */ './showcases/showcases-page.tsx').then(
        ({ ShowcasesPage, askForShowcases }) => ({ Screen: ShowcasesPage, firstQuery: askForShowcases }),
      ),
  },
  {
    path: '/admin/gallery',
    load: () =>
      import(/* webpackChunkName: "screen-gallery" */ './gallery/gallery-page.tsx').then(
        ({ GalleryPage, askForGallery }) => ({ Screen: GalleryPage, firstQuery: askForGallery }),
      ),
  },
  {
    path: '/admin/orders',
    load: () =>
      import(/* webpackChunkName: "screen-orders" */ './orders/orders-page.tsx').then(
        ({ OrdersPage, askForOrders }) => ({ Screen: OrdersPage, firstQuery: askForOrders }),
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
