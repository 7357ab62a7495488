import { imageUrl } from '@lumora/shared-contract/images';
import type { Banner, FestivalBanner } from '@lumora/shared-contract/promotions';
import { ImageField } from '@lumora/shared-ui/form';

/** Edits the images of a banner: one for wide screens and an optional one for phones. */
export function BannerPictureFields({ saved }: { saved: Banner | FestivalBanner | null }) {
  return (
    <>
      <ImageField
        name="wideImageFile"
        label="Image for wide screens"
        help="From 768 px, about 1920 × 510 px; words stand at its left."
        storedUrl={thumbnailUrl(saved?.wide_image)}
      />
      <ImageField
        name="narrowImageFile"
        label="Image for small screens"
        help="Phones, about 750 × 600 px; words stand at its foot. Empty: the wide one."
        storedUrl={thumbnailUrl(saved?.narrow_image)}
      />
    </>
  );
}

function thumbnailUrl(hash: string | null | undefined): string | null {
  return hash ? imageUrl(hash, 320, 'webp') : null;
}
