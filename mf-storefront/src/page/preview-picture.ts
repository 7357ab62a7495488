import { imageUrl, type ShopImage } from '@lumora/shared-contract';
import type { PreviewPicture } from './page-head.ts';

/** A picture of the shop as a preview: in JPEG, which every network reads, and never enlarged. */
export function previewPicture({ hash, width, height, alt }: ShopImage): PreviewPicture {
  const shown = Math.min(widest, width);
  return { path: imageUrl(hash, widest, 'jpg'), width: shown, height: Math.round((height * shown) / width), alt };
}

const widest = 1280;
