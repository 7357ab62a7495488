import { useFormikContext } from 'formik';
import { styled } from '@mui/material/styles';
import type { PopUpOffer } from '@lumora/shared-contract/promotions';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { PreviewPicture } from '../preview/preview-picture.tsx';
import { SketchedBar, SketchedCards } from '../preview/shop-sketch.tsx';
import { usePreviewImage } from '../preview/use-preview-image.ts';
import type { SavedRow } from '../promotion-form/promotion-dialog.tsx';
import type { PopUpValues } from './pop-up-values.ts';

/** Previews the pop-up over a page of the shop. Markup and styles match those of the shop. */
export function PopUpPreview({ saved }: SavedRow<PopUpOffer>) {
  const { title, text, link, button_label } = useFormikContext<PopUpValues>().values;
  const image = usePreviewImage('imageFile', saved?.image);

  return (
    <PreviewFrame>
      {() => (
        <Page>
          <div className="background">
            <SketchedBar />
            <SketchedCards count={4} />
          </div>
          <div className="dialog">
            <span className="close" aria-hidden="true">
              ✕
            </span>
            {image !== null && (
              <div className="picture">
                <PreviewPicture image={image} />
              </div>
            )}
            <div className="texts">
              <p className="title">{title || 'Title'}</p>
              {text !== '' && <p className="text">{text}</p>}
              {link !== '' && <span className="button">{button_label.trim() || 'See it'}</span>}
            </div>
          </div>
        </Page>
      )}
    </PreviewFrame>
  );
}

const Page = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 560,
  padding: 12,
  '& .background': { position: 'absolute', inset: 0, overflow: 'hidden' },
  '& .background::after': { content: '""', position: 'absolute', inset: 0, background: 'rgb(6 6 10 / 0.78)' },
  '& .dialog': {
    position: 'relative',
    width: 'min(520px, 100%)',
    border: '1.5px solid var(--lumora-neon-pink)',
    borderRadius: 18,
    backgroundColor: 'var(--lumora-surface)',
    boxShadow: '0 0 48px color-mix(in srgb, var(--lumora-neon-pink) 34%, transparent)',
    overflow: 'hidden',
  },
  '& .close': {
    position: 'absolute',
    inset: '10px 10px auto auto',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: '50%',
    background: 'rgb(29 29 43 / 0.92)',
  },
  '& .picture': { aspectRatio: '16 / 10', maxHeight: 334, width: '100%', overflow: 'hidden' },
  '& .picture img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .texts': { display: 'grid', justifyItems: 'start', gap: 12, padding: 24 },
  '& .title': { fontSize: 28, fontWeight: 600, lineHeight: 1.15, textWrap: 'balance', overflowWrap: 'anywhere' },
  '& .close + .texts .title': { paddingRight: 44 },
  '& .text': { fontSize: 18, color: 'var(--lumora-quiet)', overflowWrap: 'anywhere' },
  '& .button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '0 24px',
    borderRadius: 999,
    background: 'var(--lumora-text)',
    color: 'var(--lumora-ground)',
    fontWeight: 600,
  },
});
