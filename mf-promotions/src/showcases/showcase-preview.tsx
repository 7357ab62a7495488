import { useFormikContext } from 'formik';
import { styled } from '@mui/material/styles';
import type { Showcase } from '@lumora/shared-contract/promotions';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { PreviewPicture } from '../preview/preview-picture.tsx';
import { usePreviewImage } from '../preview/use-preview-image.ts';
import type { SavedRow } from '../promotion-form/promotion-dialog.tsx';
import type { ShowcaseValues } from './showcase-values.ts';

/** Previews the card on the home page beside placeholders. Markup and styles match those of the shop. */
export function ShowcasePreview({ saved }: SavedRow<Showcase>) {
  const { name, description } = useFormikContext<ShowcaseValues>().values;
  const image = usePreviewImage('imageFile', saved?.image);

  return (
    <PreviewFrame>
      {(screen) => (
        <Section>
          <p className="heading">Signature Showcases</p>
          <div className="cards">
            <div>
              <div className="frame">{image !== null && <PreviewPicture image={image} />}</div>
              <p className="name">{name || 'Name'}</p>
              <p className="description">{description || 'Description'}</p>
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
  '& .cards': { display: 'grid', alignItems: 'start', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
  '[data-screen="desktop"] & .cards': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 },
  '& .frame': { aspectRatio: '4 / 3', borderRadius: 14, backgroundColor: 'var(--lumora-surface)', overflow: 'hidden' },
  '& .frame img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .name': { marginTop: 12, fontSize: 18, fontWeight: 600, overflowWrap: 'anywhere' },
  '& .description': { color: 'var(--lumora-quiet)', overflowWrap: 'anywhere', textWrap: 'pretty' },
});
