import type { FestivalBanner } from '@lumora/shared-contract/promotions';
import { bannerTextsAndPictures } from '../banners/banner-values.ts';
import { promotionValues } from '../promotion-form/promotion-values.ts';

export type FestivalBannerValues = ReturnType<typeof festivalBannerValues>;

/** Converts a festival banner to form values; null gives the values of a new one. */
export function festivalBannerValues(row: FestivalBanner | null) {
  return {
    festival_name: row?.festival_name ?? '',
    theme_colour: row?.theme_colour ?? '#ff7a1a',
    ...bannerTextsAndPictures(row),
    ...promotionValues(row),
  };
}
