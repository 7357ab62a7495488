import type { Permission } from '@lumora/shared-contract/auth';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  banners,
  brandShowcases,
  festivalBanners,
  galleryPictures,
  headerOffers,
  popUpOffers,
  vouchers,
} from '../promotions/tables.ts';

/** Promotion table with its console page and title column. */
export interface PromotionPage {
  kind: string;
  permission: Permission;
  /** path of the console page that lists the rows */
  page: string;
  table:
    | typeof headerOffers
    | typeof popUpOffers
    | typeof banners
    | typeof festivalBanners
    | typeof vouchers
    | typeof brandShowcases
    | typeof galleryPictures;
  title: PgColumn;
}

/** Promotion kinds that the search finds and the dashboard counts. */
export const promotionKinds: PromotionPage[] = [
  {
    kind: 'Header offer',
    permission: 'offers.view',
    page: '/admin/offers/header',
    table: headerOffers,
    title: headerOffers.text,
  },
  {
    kind: 'Pop-up offer',
    permission: 'pop-up.view',
    page: '/admin/offers/popup',
    table: popUpOffers,
    title: popUpOffers.title,
  },
  { kind: 'Banner', permission: 'banners.view', page: '/admin/banners', table: banners, title: banners.title },
  {
    kind: 'Festival banner',
    permission: 'festival-banners.view',
    page: '/admin/festival-banners',
    table: festivalBanners,
    title: festivalBanners.title,
  },
  { kind: 'Voucher', permission: 'vouchers.view', page: '/admin/vouchers', table: vouchers, title: vouchers.code },
];

/** Kinds that the search finds but the dashboard does not count, because they are page content and not offers. */
export const pageContentKinds: PromotionPage[] = [
  {
    kind: 'Brand showcase',
    permission: 'showcases.view',
    page: '/admin/showcases',
    table: brandShowcases,
    title: brandShowcases.name,
  },
  {
    kind: 'Gallery picture',
    permission: 'gallery.view',
    page: '/admin/gallery',
    table: galleryPictures,
    title: galleryPictures.caption,
  },
];
