import { banner, bannerInput, promotionListQuery, type Banner, type BannerInput } from '@lumora/shared-contract';
import { eq, sql } from 'drizzle-orm';
import { bannerColumns, bannerPictureParts, bannerValues, presentBanner } from './banner-columns.ts';
import { placedOrder, sliced } from '../promotion-columns.ts';
import type { PromotionKind } from '../promotion-kind.ts';
import { banners } from '../tables.ts';

const { title, subtitle, place } = banners;
const { sortable, orderBy } = placedOrder(banners);

export const bannerKind: PromotionKind<Banner, BannerInput> = {
  path: 'banners',
  section: 'banners',
  word: 'banner',
  tag: 'Banners',
  table: banners,
  title,
  row: banner,
  input: bannerInput,
  query: promotionListQuery,
  pictureParts: bannerPictureParts,
  sortable: { ...sortable, title: sql`lower(${title})`, place },
  orderBy,
  searched: [title, subtitle],
  filters: (query) => [query.place && eq(place, query.place)],
  rows: async (db, slice) => {
    const columns = { ...bannerColumns(banners), place };
    return (await sliced(db.select(columns).from(banners).$dynamic(), slice)).map(presentBanner);
  },
  columns: ({ place, ...form }, pictures) => ({ ...bannerValues(form, pictures), place }),
};
