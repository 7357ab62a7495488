import type { ActiveBanner } from '@lumora/shared-contract/promotions';
import type { FirstPicture } from '../pictures/preview-rule.ts';

/** Returns the picture of a banner that phones show (see `banner-picture.tsx`). */
export function bannerPreview({ wide_image, narrow_image }: ActiveBanner): FirstPicture | undefined {
  const defaultImage = wide_image ?? narrow_image;
  return defaultImage === null ? undefined : { hash: (narrow_image ?? defaultImage).hash, srcHash: defaultImage.hash };
}
