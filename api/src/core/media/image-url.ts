import { imageUrl, pictureWidths } from '@lumora/shared-contract/images';

interface PictureColumns {
  image: string | null;
  image_width: number | null;
}

/** Replaces the picture columns of a row by its picture fields; see `imageUrlFields`. */
export function withImageUrl<Row extends PictureColumns>({ image, image_width, ...row }: Row) {
  return { ...row, ...imageUrlFields({ image, image_width }) };
}

/** Returns the picture fields of a console row: the hash, and the URL of the widest rendition that is not enlarged. */
export function imageUrlFields({ image, image_width }: PictureColumns) {
  if (image === null || image_width === null) return { image: null, image_url: null };
  return { image, image_url: largestImageUrl(image, image_width) };
}

/** Returns the URL of the widest WebP rendition that is not wider than the picture; `width` in px. */
export function largestImageUrl(hash: string, width: number): string {
  return imageUrl(hash, pictureWidths.findLast((listed) => listed <= width) ?? pictureWidths[0], 'webp');
}
