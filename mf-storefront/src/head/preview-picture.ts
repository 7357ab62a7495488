import { imageUrl, type ShopImage } from '@lumora/shared-contract/images';
import type { PreviewPicture } from './page-head.ts';

/** Returns the link preview of an image: a JPEG, which all networks support, at most 1280 px wide and never enlarged. */
export function previewPicture({ hash, width, height, alt }: ShopImage): PreviewPicture {
  const shownWidth = Math.min(maxWidthPx, width);
  return {
    path: imageUrl(hash, maxWidthPx, 'jpg'),
    width: shownWidth,
    height: Math.round((height * shownWidth) / width),
    alt,
  };
}

const maxWidthPx = 1280;
