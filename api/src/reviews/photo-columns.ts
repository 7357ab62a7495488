import type { ShopImage } from '@lumora/shared-contract/images';
import { images } from '../core/media/tables.ts';

const { hash, width, height, placeholder } = images;

/** Columns of a photo in a query that joins `images`. */
export const photoColumns = { hash, width, height, placeholder };

/** Returns the photo of a review with its alternative text; null when it has none. */
export function toPhoto({ name, photo }: { name: string; photo: Omit<ShopImage, 'alt'> | null }): ShopImage | null {
  return photo && { ...photo, alt: `Photo by ${name}` };
}
