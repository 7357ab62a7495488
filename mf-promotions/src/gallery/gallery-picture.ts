import { maxGalleryPictures, minGalleryPictures, type GalleryPicture } from '@lumora/shared-contract/promotions';

/** Returns the caption of a picture, or the name of its product. */
export function pictureName({ caption, product }: GalleryPicture): string {
  return caption || product.name;
}

/** Returns the reason why the shop hides a picture even while it is live; empty if it does not. */
export function hiddenReason({ product, image }: GalleryPicture): string {
  if (!product.is_active) return 'Not shown: the product is not active';
  return image === null ? 'Not shown: the product has no picture' : '';
}

/** Returns those of `pictures` that the shop displays. */
export function shownPictures(pictures: readonly GalleryPicture[]): GalleryPicture[] {
  return pictures
    .filter((picture) => picture.status === 'live' && hiddenReason(picture) === '')
    .slice(0, maxGalleryPictures);
}

/** Describes how the shop fills up or limits the page with `count` displayed pictures; empty if it does neither. */
export function fillText(count: number): string {
  const missing = minGalleryPictures - count;
  if (missing > 0) {
    const products = missing === 1 ? 'product' : `${missing} products`;
    return `The page shows at least ${minGalleryPictures} pictures: it adds the oldest ${products} without a gallery picture.`;
  }
  if (count === maxGalleryPictures) return `The page shows the first ${maxGalleryPictures} pictures.`;
  return '';
}

/** Returns the ids of all pictures: those of `reordered` in their new order, the others at their previous index. */
export function withReordered(pictures: readonly GalleryPicture[], reordered: readonly number[]): number[] {
  const moved = new Set(reordered);
  const next = reordered.values();
  return pictures.map(({ id }) => (moved.has(id) ? (next.next().value ?? id) : id));
}
