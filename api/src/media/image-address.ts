import { imageUrl, imageWidths } from '@lumora/shared-contract';

/** What a console row shows of its picture: the hash, and the address of the widest rendition that is not enlarged. */
export function imageAddress({ image, image_width }: { image: string | null; image_width: number | null }) {
  if (image === null || image_width === null) return { image: null, image_url: null };
  const width = imageWidths.findLast((listed) => listed <= image_width) ?? imageWidths[0];
  return { image, image_url: imageUrl(image, width, 'webp') };
}
