import type { GalleryPicture } from '@lumora/shared-contract/promotions';
import { promotionValues, unchangedPicture } from '../promotion-form/promotion-values.ts';

export type GalleryValues = ReturnType<typeof galleryValues>;

/** Converts a gallery picture to form values; null gives the values of a new one. */
export function galleryValues(row: GalleryPicture | null) {
  const product_id: number | '' = row?.product.id ?? '';
  return {
    product_id,
    imageFile: unchangedPicture,
    caption: row?.caption ?? '',
    alt: row?.alt ?? '',
    ...promotionValues(row),
  };
}
