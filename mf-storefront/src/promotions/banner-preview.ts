import type { ActiveBanner } from '@lumora/shared-contract';
import type { FirstPicture } from '../pictures/preview-rule.ts';

/** The banner as a phone shows it (`banner-picture.tsx`). */
export function bannerPreview({ wide_image, narrow_image }: ActiveBanner): FirstPicture | undefined {
  const shown = wide_image ?? narrow_image;
  return shown === null ? undefined : { hash: (narrow_image ?? shown).hash, srcHash: shown.hash };
}
