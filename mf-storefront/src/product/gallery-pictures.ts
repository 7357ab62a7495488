import type { ShopImage } from '@lumora/shared-contract/images';
import type { ShopProduct, ShopVariant } from '@lumora/shared-contract/storefront';
import { colourOf, namesColour } from '../pictures/colour-note.ts';

/** `sizes` attribute of the large picture. */
export const gallerySizes = '(min-width: 1408px) 765px, (min-width: 768px) 56vw, min(100vw - 32px, max(280px, 42svh))';

/**
 * Returns the pictures of a product in the colour of the selected variant first: its own, else those of another variant in
 * this colour, else those whose alternative text names it. Pictures of variants in other colours are left out, unless the
 * selected colour has none.
 */
export function galleryPictures({ images, variants }: ShopProduct, selected: ShopVariant | undefined): ShopImage[] {
  const colour = selected && colourOf(selected.attributes);
  const isSelectedColour = ({ attributes }: ShopVariant) => colour !== undefined && colourOf(attributes) === colour;
  const own = [...(selected ? [selected] : []), ...variants.filter(isSelectedColour)].find(
    (variant) => variant.images.length > 0,
  )?.images;
  if (own === undefined) {
    return images.toSorted((a, b) => Number(namesSelected(b, colour)) - Number(namesSelected(a, colour)));
  }
  const otherColours = variants.filter((variant) => colour !== undefined && !isSelectedColour(variant));
  const excluded = new Set([...own, ...otherColours.flatMap((variant) => variant.images)].map(({ hash }) => hash));
  return [...own, ...images.filter(({ hash }) => !excluded.has(hash))];
}

function namesSelected({ alt }: ShopImage, colour: string | undefined): boolean {
  return colour !== undefined && namesColour(alt, colour);
}
