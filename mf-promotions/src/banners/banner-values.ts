import type { Banner, BannerPosition, FestivalBanner } from '@lumora/shared-contract/promotions';
import { imageParts, toFormData } from '@lumora/shared-ui/api';
import { promotionValues, unchangedPicture } from '../promotion-form/promotion-values.ts';

export type BannerValues = ReturnType<typeof bannerValues>;

/** Converts a banner to form values; null gives the values of a new banner. */
export function bannerValues(row: Banner | null) {
  const place: BannerPosition = row?.place ?? 'home_top';
  return { ...bannerTextsAndPictures(row), place, ...promotionValues(row) };
}

/** Returns the form values that banners and festival banners share. */
export function bannerTextsAndPictures(row: Banner | FestivalBanner | null) {
  return {
    title: row?.title ?? '',
    subtitle: row?.subtitle ?? '',
    link: row?.link ?? '',
    wideImageFile: unchangedPicture,
    narrowImageFile: unchangedPicture,
  };
}

/** Builds the multipart body of a banner or festival banner. */
export function bannerBody(
  input: Parameters<typeof toFormData>[0],
  { wideImageFile, narrowImageFile }: Pick<BannerValues, 'wideImageFile' | 'narrowImageFile'>,
): FormData {
  return toFormData({
    ...input,
    ...imageParts('wideImageFile', 'remove_wide_image', wideImageFile),
    ...imageParts('narrowImageFile', 'remove_narrow_image', narrowImageFile),
  });
}
