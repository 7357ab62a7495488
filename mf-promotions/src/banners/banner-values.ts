import type { Banner, BannerPlace, FestivalBanner } from '@lumora/shared-contract';
import { imageParts, toFormData } from '@lumora/shared-ui';
import { promotionValues, unchangedPicture } from '../promotion-form/promotion-values.ts';

export type BannerValues = ReturnType<typeof bannerValues>;

/** What the form holds of a banner, or of a new one. */
export function bannerValues(row: Banner | null) {
  const place: BannerPlace = row?.place ?? 'home_top';
  return { ...bannerTextsAndPictures(row), place, ...promotionValues(row) };
}

/** What the forms of banners and of festival banners have in common. */
export function bannerTextsAndPictures(row: Banner | FestivalBanner | null) {
  return {
    title: row?.title ?? '',
    subtitle: row?.subtitle ?? '',
    link: row?.link ?? '',
    wideImageFile: unchangedPicture,
    narrowImageFile: unchangedPicture,
  };
}

/** The multipart body of either. */
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
