import { useFormikContext } from 'formik';
import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import type { HeaderOffer } from '@lumora/shared-contract/promotions';
import { readableTextColour } from '@lumora/shared-contract/styles';
import { typedColour } from '../colours/typed-colour.ts';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { SketchedBar, SketchedCards } from '../preview/shop-sketch.tsx';
import type { SavedRow } from '../promotion-form/promotion-dialog.tsx';
import type { HeaderOfferValues } from './header-offer-values.ts';
import { headerOffersApi } from './header-offers-api.ts';

/** Previews the offer in the ribbon above the shop's navigation; an invalid colour falls back to the default. */
export function HeaderOfferPreview({ saved }: SavedRow<HeaderOffer>) {
  const { values } = useFormikContext<HeaderOfferValues>();
  const { data: offers = [] } = useQuery(headerOffersApi.all);
  const { text, link, background_colour, text_colour } = values;
  const background = typedColour(background_colour) ?? '#ff2e88';
  const textColour = readableTextColour(background, typedColour(text_colour) ?? '#0b0b12');
  const hasOtherOffers = offers.some(({ id, status }) => status === 'live' && id !== saved?.id);

  return (
    <PreviewFrame>
      {(screen) => (
        <>
          <Ribbon data-rotates={hasOtherOffers} style={{ background, color: textColour }}>
            <OfferText data-linked={link !== ''}>{text || 'Text'}</OfferText>
          </Ribbon>
          <SketchedBar />
          <SketchedCards count={screen === 'phone' ? 2 : 4} />
        </>
      )}
    </PreviewFrame>
  );
}

const Ribbon = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  padding: '4px 16px',
  fontSize: 14,
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  // the button that pauses the rotation
  '&[data-rotates="true"]': { paddingInline: 52 },
  '&[data-rotates="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: '0 21px 0 auto',
    width: 10,
    height: 12,
    marginBlock: 'auto',
    borderInline: '3.5px solid',
  },
});

const OfferText = styled('span')({
  '&[data-linked="true"]': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
