import { applySlice } from '../../core/database/list-rows.ts';
import {
  festivalBanner,
  festivalBannerInput,
  promotionListQuery,
  type FestivalBanner,
  type FestivalBannerInput,
} from '@lumora/shared-contract/promotions';
import { sql } from 'drizzle-orm';
import { bannerColumns, bannerImageParts, bannerValues, presentBanner } from './banner-columns.ts';
import { sortableColumns, statusPriorityOrder } from '../promotion-columns.ts';
import type { PromotionKind } from '../promotion-kind.ts';
import { festivalBanners } from '../tables.ts';

const { title, subtitle, festival_name, theme_colour } = festivalBanners;

/** Promotion kind of festival banners. */
export const festivalBannerKind: PromotionKind<FestivalBanner, FestivalBannerInput> = {
  path: 'festival-banners',
  section: 'festival-banners',
  label: 'festival banner',
  tag: 'Festival banners',
  table: festivalBanners,
  title,
  row: festivalBanner,
  input: festivalBannerInput,
  query: promotionListQuery,
  imageParts: bannerImageParts,
  sortable: {
    ...sortableColumns(festivalBanners),
    title: sql`lower(${title})`,
    festival_name: sql`lower(${festival_name})`,
  },
  orderBy: statusPriorityOrder(festivalBanners),
  searched: [title, subtitle, festival_name],
  rows: async (db, slice) => {
    const columns = { ...bannerColumns(festivalBanners), festival_name, theme_colour };
    return (await applySlice(db.select(columns).from(festivalBanners).$dynamic(), slice)).map(presentBanner);
  },
  columns: ({ festival_name, theme_colour, ...form }, images) => ({
    ...bannerValues(form, images),
    festival_name,
    theme_colour,
  }),
};
