import { imageUrl, pictureWidths, type ImageWidth, type ShopImage } from '@lumora/shared-contract';

/** px; enough for a place in a grid. A page of many pictures is made of their addresses. */
export const cardWidths = [320, 640, 960] as const;

/** The renditions of a picture as `srcset` wants them; none is wider than the picture. */
export function sourceSet(
  { hash, width }: ShopImage,
  format: 'avif' | 'webp',
  widths: readonly ImageWidth[] = pictureWidths,
): string {
  const fitting = widths.filter((candidate, index) => index === 0 || candidate <= width);
  return fitting.map((candidate) => `${imageUrl(hash, candidate, format)} ${candidate}w`).join(', ');
}
