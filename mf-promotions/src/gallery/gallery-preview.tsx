import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { styled } from '@mui/material/styles';
import type { GalleryPicture } from '@lumora/shared-contract/promotions';
import { galleryCaption } from '@lumora/shared-contract/storefront';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { PreviewPicture } from '../preview/preview-picture.tsx';
import { usePreviewImage } from '../preview/use-preview-image.ts';
import type { SavedRow } from '../promotion-form/promotion-dialog.tsx';
import type { GalleryValues } from './gallery-values.ts';
import { previewProduct } from './preview-product.ts';

/** Previews the picture on the Gallery page beside placeholders. Markup and styles match those of the shop. */
export function GalleryPreview({ saved }: SavedRow<GalleryPicture>) {
  const { product_id, caption } = useFormikContext<GalleryValues>().values;
  const { data: product } = useQuery(previewProduct(product_id));
  const image = usePreviewImage('imageFile', saved?.own_image) ?? product?.image ?? null;

  return (
    <PreviewFrame>
      {(screen) => (
        <Section>
          <p className="heading">Gallery</p>
          <div className="pictures">
            <div>
              <div className="frame">{image !== null && <PreviewPicture image={image} />}</div>
              <p className="caption">{caption.trim() || (product ? galleryCaption(product) : 'Caption')}</p>
            </div>
            {Array.from({ length: screen === 'phone' ? 1 : 2 }, (_, index) => (
              <div key={index} className="frame" aria-hidden="true" />
            ))}
          </div>
        </Section>
      )}
    </PreviewFrame>
  );
}

const Section = styled('div')({
  padding: 16,
  '[data-screen="desktop"] &': { padding: 40 },
  '& .heading': { fontSize: 28, fontWeight: 600, lineHeight: 1.2, marginBottom: 24 },
  '& .pictures': { display: 'grid', alignItems: 'start', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 14 },
  '[data-screen="desktop"] & .pictures': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 },
  '& .frame': { aspectRatio: '4 / 5', borderRadius: 14, backgroundColor: 'var(--lumora-surface)', overflow: 'hidden' },
  '& .frame img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .caption': { marginTop: 10, fontSize: 14, color: 'var(--lumora-quiet)', overflowWrap: 'anywhere' },
});
