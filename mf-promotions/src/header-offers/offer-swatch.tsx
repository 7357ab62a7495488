import { styled } from '@mui/material/styles';
import type { HeaderOffer } from '@lumora/shared-contract/promotions';
import { readableTextColour } from '@lumora/shared-contract/styles';

/** Shows a sample of the ribbon in its two colours. Hidden from screen readers. */
export function OfferSwatch({ offer: { background_colour, text_colour } }: { offer: HeaderOffer }) {
  return (
    <Sample
      aria-hidden="true"
      style={{ backgroundColor: background_colour, color: readableTextColour(background_colour, text_colour) }}
    >
      Aa
    </Sample>
  );
}

const Sample = styled('span')(({ theme: { vars } }) => ({
  flex: 'none',
  inlineSize: 28,
  border: `1px solid ${vars.palette.fieldLine}`,
  borderRadius: 4,
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: '1.125rem',
  textAlign: 'center',
}));
