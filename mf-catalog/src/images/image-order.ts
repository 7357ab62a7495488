import type { ProductImage } from '@lumora/shared-contract/catalog';

/** Sorts images as the shop shows them: by priority, then by id. */
export function inShopOrder(images: readonly ProductImage[]): ProductImage[] {
  return images.toSorted((a, b) => a.priority - b.priority || a.id - b.id);
}
