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
  type PromotionTable,
} from '../promotions/tables.ts';

/** Promotion table with its title column and the permission to view its rows. */
export interface SearchablePromotion {
  kind: string;
  permission: Permission;
  table: PromotionTable;
  title: PgColumn;
}

/** Promotion kinds that the search finds. */
export const promotionKinds: SearchablePromotion[] = [
  {
    kind: 'Header offer',
    permission: 'offers.view',
    table: headerOffers,
    title: headerOffers.text,
  },
  {
    kind: 'Pop-up offer',
    permission: 'pop-up.view',
    table: popUpOffers,
    title: popUpOffers.title,
  },
  { kind: 'Banner', permission: 'banners.view', table: banners, title: banners.title },
  {
    kind: 'Festival banner',
    permission: 'festival-banners.view',
    table: festivalBanners,
    title: festivalBanners.title,
  },
  { kind: 'Voucher', permission: 'vouchers.view', table: vouchers, title: vouchers.code },
  {
    kind: 'Brand showcase',
    permission: 'showcases.view',
    table: brandShowcases,
    title: brandShowcases.name,
  },
  {
    kind: 'Gallery picture',
    permission: 'gallery.view',
    table: galleryPictures,
    title: galleryPictures.caption,
  },
];
