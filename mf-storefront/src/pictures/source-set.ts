import { imageUrl, pictureWidths, type ShopImage } from '@lumora/shared-contract';

/** The renditions of a picture as `srcset` wants them; none is wider than the picture. */
export function sourceSet({ hash, width }: ShopImage, format: 'avif' | 'webp'): string {
  const widths = pictureWidths.filter((candidate, index) => index === 0 || candidate <= width);
  return widths.map((candidate) => `${imageUrl(hash, candidate, format)} ${candidate}w`).join(', ');
}
