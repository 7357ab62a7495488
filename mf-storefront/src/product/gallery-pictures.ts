import type { ShopImage } from '@lumora/shared-contract/images';
import type { ShopProduct, ShopVariant } from '@lumora/shared-contract/storefront';

/** `sizes` attribute of the large picture. */
export const gallerySizes = '(min-width: 1232px) 620px, (min-width: 768px) 52vw, 100vw';

/** Returns the pictures of a product, those of the selected variant first. */
export function galleryPictures({ images }: ShopProduct, variant: ShopVariant | undefined): ShopImage[] {
  const own = variant?.images ?? [];
  return [...own, ...images.filter(({ hash }) => !own.some((picture) => picture.hash === hash))];
}
