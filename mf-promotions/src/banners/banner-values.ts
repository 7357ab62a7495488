import type { Banner, BannerPlace, FestivalBanner } from '@lumora/shared-contract';
import { multipart } from '../promotion-form/multipart.ts';
import { pictureParts } from '../promotion-form/picture-parts.ts';
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
  input: Parameters<typeof multipart>[0],
  { wideImageFile, narrowImageFile }: Pick<BannerValues, 'wideImageFile' | 'narrowImageFile'>,
): FormData {
  return multipart({
    ...input,
    ...pictureParts('wideImageFile', 'remove_wide_image', wideImageFile),
    ...pictureParts('narrowImageFile', 'remove_narrow_image', narrowImageFile),
  });
}
