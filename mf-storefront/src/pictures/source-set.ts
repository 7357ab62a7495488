import { imageUrl, pictureWidths, type ImageWidth, type ShopImage } from '@lumora/shared-contract/images';

/** Widths (px) for cards of a grid; few, because the URLs are a large part of a list page. */
export const cardWidths = [320, 640, 960] as const;

/** Widths (px) for tiles of at most 240 px. */
export const tileWidths = [320, 640] as const;

/** Returns the `srcset` of an image with the renditions that are not wider than it. */
export function sourceSet(
  { hash, width }: ShopImage,
  format: 'avif' | 'webp',
  widths: readonly ImageWidth[] = pictureWidths,
): string {
  const fitting = widths.filter((candidate, index) => index === 0 || candidate <= width);
  return fitting.map((candidate) => `${imageUrl(hash, candidate, format)} ${candidate}w`).join(', ');
}
