import { applySlice } from '../../core/database/list-rows.ts';
import {
  banner,
  bannerInput,
  promotionListQuery,
  type Banner,
  type BannerInput,
} from '@lumora/shared-contract/promotions';
import { eq, sql } from 'drizzle-orm';
import { bannerColumns, bannerImageParts, bannerValues, presentBanner } from './banner-columns.ts';
import { sortableColumns, statusPriorityOrder } from '../promotion-columns.ts';
import type { PromotionKind } from '../promotion-kind.ts';
import { banners } from '../tables.ts';

const { title, subtitle, position } = banners;

/** Promotion kind of banners. */
export const bannerKind: PromotionKind<Banner, BannerInput> = {
  path: 'banners',
  section: 'banners',
  label: 'banner',
  tag: 'Banners',
  table: banners,
  title,
  row: banner,
  input: bannerInput,
  query: promotionListQuery,
  imageParts: bannerImageParts,
  sortable: { ...sortableColumns(banners), title: sql`lower(${title})`, place: position },
  orderBy: statusPriorityOrder(banners),
  searched: [title, subtitle],
  filters: (query) => [query.place && eq(position, query.place)],
  rows: async (db, slice) => {
    const columns = { ...bannerColumns(banners), place: position };
    return (await applySlice(db.select(columns).from(banners).$dynamic(), slice)).map(presentBanner);
  },
  columns: ({ place, ...form }, images) => ({ ...bannerValues(form, images), position: place }),
};
