import { styled } from '@mui/material/styles';
import type { HeaderOffer } from '@lumora/shared-contract/promotions';
import { readableTextColour } from '@lumora/shared-contract/styles';

/** Shows the colours of an offer as in the ribbon. Hidden from screen readers. */
export function OfferPill({ offer: { background_colour, text_colour } }: { offer: HeaderOffer }) {
  const color = readableTextColour(background_colour, text_colour);
  return (
    <Centred aria-hidden="true">
      <Pill style={{ backgroundColor: background_colour, color }}>Aa</Pill>
    </Centred>
  );
}

/** As high as a thumbnail, because a phone sets the size of the first element of a row. */
const Centred = styled('span')({ display: 'flex', alignItems: 'center', blockSize: '100%' });

const Pill = styled('span')(({ theme: { vars } }) => ({
  inlineSize: 40,
  border: `1px solid ${vars.palette.fieldLine}`,
  borderRadius: 999,
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '22px',
  textAlign: 'center',
}));
