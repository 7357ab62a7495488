import ButtonBase from '@mui/material/ButtonBase';
import type { Variant } from '@lumora/shared-contract/catalog';
import { imageUrl, thumbnailWidth } from '@lumora/shared-contract/images';
import { loadable, touchScreen } from '@lumora/shared-ui';
import { Thumbnail, type DataColumn } from '@lumora/shared-ui/data-table';
import { formatAttributes } from './variant-columns.tsx';
import type { DraftedVariant } from './variant-drafts.ts';

/** Shows the thumbnail that `imageOf` returns; for a variant with images a click opens all of them. */
export function imageColumn<Saved extends Variant>(
  imageOf: (variant: Saved) => string | null,
  onOpen: (variant: Saved) => void,
): DataColumn<DraftedVariant<Saved>> {
  return {
    key: 'image',
    label: 'Image',
    value: ({ saved }) => saved.variant_images[0] ?? null,
    render: ({ saved }) => {
      const thumbnail = <Thumbnail image={imageOf(saved)} alt="" />;
      if (saved.variant_images.length === 0) return thumbnail;
      return (
        <ButtonBase
          aria-label={`Images of ${saved.sku}`}
          tabIndex={-1}
          onPointerEnter={Lightbox.preload}
          onClick={() => onOpen(saved)}
          sx={{ borderRadius: 0.5, verticalAlign: 'middle', [`@media ${touchScreen}`]: { minHeight: 44 } }}
        >
          {thumbnail}
        </ButtonBase>
      );
    },
    width: 72,
    compactWidth: 60,
    onPhone: 'thumbnail',
    sortable: false,
    searchable: false,
  };
}

/** Shows the images of one variant in the lightbox. */
export function VariantGallery({ variant, onClose }: { variant: Variant; onClose: () => void }) {
  const alt = `${variant.sku} – ${formatAttributes(variant)}`;
  const pictures = variant.image_hashes.map((hash, index) => ({
    url: variant.variant_images[index] ?? imageUrl(hash, 1280, 'webp'),
    thumbnail: imageUrl(hash, thumbnailWidth, 'webp'),
    alt,
  }));

  return <Lightbox pictures={pictures} startIndex={0} onClose={onClose} />;
}

const Lightbox = loadable(() => import('../images/lightbox.tsx').then((module) => module.Lightbox));
