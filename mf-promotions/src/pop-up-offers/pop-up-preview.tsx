import { useFormikContext } from 'formik';
import { styled } from '@mui/material/styles';
import type { PopUpOffer } from '@lumora/shared-contract/promotions';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { PreviewPicture } from '../preview/preview-picture.tsx';
import { SketchedBar, SketchedCards } from '../preview/shop-sketch.tsx';
import { usePreviewImage } from '../preview/use-preview-image.ts';
import { ShopParagraph } from '../preview/shop-theme.ts';
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
          <Background>
            <SketchedBar />
            <SketchedCards count={4} />
          </Background>
          <Dialog>
            <CloseButton aria-hidden="true">✕</CloseButton>
            {image !== null && (
              <Picture>
                <PreviewPicture image={image} />
              </Picture>
            )}
            <Texts>
              <Title sx={image === null ? { paddingRight: '44px' } : undefined}>{title || 'Title'}</Title>
              {text !== '' && <Text>{text}</Text>}
              {link !== '' && <Button>{button_label.trim() || 'See it'}</Button>}
            </Texts>
          </Dialog>
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
});

const Background = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '&::after': { content: '""', position: 'absolute', inset: 0, background: 'rgb(6 6 10 / 0.78)' },
});

const Dialog = styled('div')({
  position: 'relative',
  width: 'min(520px, 100%)',
  border: '1.5px solid var(--lumora-neon-pink)',
  borderRadius: 18,
  backgroundColor: 'var(--lumora-surface)',
  boxShadow: '0 0 48px color-mix(in srgb, var(--lumora-neon-pink) 34%, transparent)',
  overflow: 'hidden',
});

const CloseButton = styled('span')({
  position: 'absolute',
  inset: '10px 10px auto auto',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: 'rgb(29 29 43 / 0.92)',
});

const Picture = styled('div')({
  aspectRatio: '16 / 10',
  maxHeight: 334,
  width: '100%',
  overflow: 'hidden',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

const Texts = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12, padding: 24 });

const Title = styled(ShopParagraph)({
  fontSize: 28,
  fontWeight: 600,
  lineHeight: 1.15,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

const Text = styled(ShopParagraph)({ fontSize: 18, color: 'var(--lumora-quiet)', overflowWrap: 'anywhere' });

const Button = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  padding: '0 24px',
  borderRadius: 999,
  background: 'var(--lumora-text)',
  color: 'var(--lumora-ground)',
  fontWeight: 600,
});
