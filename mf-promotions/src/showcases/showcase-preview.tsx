import { useFormikContext } from 'formik';
import { styled } from '@mui/material/styles';
import type { Showcase } from '@lumora/shared-contract/promotions';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { PreviewPicture } from '../preview/preview-picture.tsx';
import { Frame, Heading, Section, Tiles } from '../preview/preview-section.ts';
import { usePreviewImage } from '../preview/use-preview-image.ts';
import { ShopParagraph } from '../preview/shop-theme.ts';
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
          <Heading>Signature Showcases</Heading>
          <Tiles sx={{ gap: '12px' }}>
            <div>
              <Frame sx={frameStyles}>{image !== null && <PreviewPicture image={image} />}</Frame>
              <Name>{name || 'Name'}</Name>
              <Description>{description || 'Description'}</Description>
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

const frameStyles = { aspectRatio: '4 / 3' };

const Name = styled(ShopParagraph)({ marginTop: 12, fontSize: 18, fontWeight: 600, overflowWrap: 'anywhere' });

const Description = styled(ShopParagraph)({
  color: 'var(--lumora-quiet)',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
