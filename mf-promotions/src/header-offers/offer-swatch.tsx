import { styled } from '@mui/material/styles';
import type { HeaderOffer } from '@lumora/shared-contract/promotions';
import { readableTextColour } from '@lumora/shared-contract/styles';

/** Shows the colours of an offer as in the ribbon. Hidden from screen readers. */
export function OfferSwatch({ offer: { background_colour, text_colour } }: { offer: HeaderOffer }) {
  const color = readableTextColour(background_colour, text_colour);
  return (
    <Swatch aria-hidden="true" style={{ backgroundColor: background_colour, color }}>
      Aa
    </Swatch>
  );
}

const Swatch = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 4,
  fontSize: '0.75rem',
  fontWeight: 600,
}));
