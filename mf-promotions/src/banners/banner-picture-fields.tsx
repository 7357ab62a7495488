import { imageUrl, type Banner, type FestivalBanner } from '@lumora/shared-contract';
import { ImageField } from '@lumora/shared-ui/form';

/** The pictures of a banner: one for wide screens, and one for phones if that one does not fit. */
export function BannerPictureFields({ saved }: { saved: Banner | FestivalBanner | null }) {
  return (
    <>
      <ImageField
        name="wideImageFile"
        label="Image for wide screens"
        help="From 768 px, about 1920 × 510 px; words stand at its left."
        storedUrl={thumbnail(saved?.wide_image)}
      />
      <ImageField
        name="narrowImageFile"
        label="Image for narrow screens"
        help="Phones, about 750 × 600 px; words stand at its foot. Empty: the wide one."
        storedUrl={thumbnail(saved?.narrow_image)}
      />
    </>
  );
}

function thumbnail(hash: string | null | undefined): string | null {
  return hash ? imageUrl(hash, 320, 'webp') : null;
}
