import type { ProductImage } from '@lumora/shared-contract';

/** By priority, then by id. */
export function inShopOrder(images: readonly ProductImage[]): ProductImage[] {
  return images.toSorted((a, b) => a.priority - b.priority || a.id - b.id);
}

/** The images in the order of `ids`; those that it does not name stand last, as they stood. */
export function inOrderOf(ids: readonly number[], images: readonly ProductImage[]): ProductImage[] {
  const rank = new Map(ids.map((id, at) => [id, at]));
  return images.toSorted((a, b) => (rank.get(a.id) ?? ids.length) - (rank.get(b.id) ?? ids.length));
}
