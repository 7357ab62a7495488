import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { styled } from '@mui/material/styles';
import type { GalleryPicture } from '@lumora/shared-contract/promotions';
import { galleryCaption } from '@lumora/shared-contract/storefront';
import { productQuery } from '../choices/product-query.ts';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { PreviewPicture } from '../preview/preview-picture.tsx';
import { Frame, Heading, Section, Tiles } from '../preview/preview-section.ts';
import { usePreviewImage } from '../preview/use-preview-image.ts';
import { ShopParagraph } from '../preview/shop-theme.ts';
import type { SavedRow } from '../promotion-form/promotion-dialog.tsx';
import type { GalleryValues } from './gallery-values.ts';

/** Previews the picture on the Gallery page beside placeholders. Markup and styles match those of the shop. */
export function GalleryPreview({ saved }: SavedRow<GalleryPicture>) {
  const { product_id, caption } = useFormikContext<GalleryValues>().values;
  const { data: product } = useQuery(productQuery(product_id));
  const image = usePreviewImage('imageFile', saved?.own_image) ?? product?.image ?? null;

  return (
    <PreviewFrame>
      {(screen) => (
        <Section>
          <Heading>Gallery</Heading>
          <Tiles>
            <div>
              <Frame sx={frameStyles}>{image !== null && <PreviewPicture image={image} />}</Frame>
              <Caption>{caption.trim() || (product ? galleryCaption(product) : 'Caption')}</Caption>
            </div>
            {Array.from({ length: screen === 'phone' ? 1 : 2 }, (_, index) => (
              <Frame key={index} sx={frameStyles} aria-hidden="true" />
            ))}
          </Tiles>
        </Section>
      )}
    </PreviewFrame>
  );
}

const frameStyles = { aspectRatio: '4 / 5' };

const Caption = styled(ShopParagraph)({
  marginTop: 10,
  fontSize: 14,
  color: 'var(--lumora-quiet)',
  overflowWrap: 'anywhere',
});
