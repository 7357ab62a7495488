import { maxGalleryPictures, minGalleryPictures, type GalleryPicture } from '@lumora/shared-contract';

export function pictureName({ caption, product }: GalleryPicture): string {
  return caption || product.name;
}

/** Returns why shoppers do not see a picture even while it is live; empty when they do. */
export function hiddenReason({ product, image }: GalleryPicture): string {
  if (!product.is_active) return 'Not shown: the product is not active';
  return image === null ? 'Not shown: the product has no picture' : '';
}

export function isShown(picture: GalleryPicture): boolean {
  return picture.status === 'live' && hiddenReason(picture) === '';
}

/** Returns what the page shows beside `count` chosen pictures. */
export function fillText(count: number): string {
  const missing = minGalleryPictures - count;
  if (missing > 0) {
    const which = missing === 1 ? 'product that is' : `${missing} products that are`;
    return `The page shows at least ${minGalleryPictures} pictures: it adds the oldest ${which} not in the list below.`;
  }
  if (count === maxGalleryPictures) return `The page shows the first ${maxGalleryPictures} pictures.`;
  return 'The page shows exactly these pictures, in this order.';
}

/** Returns the ids of all pictures: those of `reordered` in their new order, the others where they were. */
export function withReordered(pictures: readonly GalleryPicture[], reordered: readonly number[]): number[] {
  const moved = new Set(reordered);
  const next = reordered.values();
  return pictures.map(({ id }) => (moved.has(id) ? (next.next().value ?? id) : id));
}
