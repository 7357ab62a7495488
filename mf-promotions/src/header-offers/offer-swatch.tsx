import { styled } from '@mui/material/styles';
import type { HeaderOffer } from '@lumora/shared-contract/promotions';
import { readableTextColour } from '@lumora/shared-contract/styles';

/** Shows the colours of the ribbon and of its text. Hidden from screen readers. */
export function OfferSwatch({ offer: { background_colour, text_colour } }: { offer: HeaderOffer }) {
  return (
    <Dots aria-hidden="true">
      <Dot style={{ backgroundColor: background_colour }} />
      <Dot style={{ backgroundColor: readableTextColour(background_colour, text_colour) }} />
    </Dots>
  );
}

const Dots = styled('span')({ display: 'flex', flex: 'none' });

const Dot = styled('span')(({ theme: { vars } }) => ({
  inlineSize: 12,
  blockSize: 12,
  border: `1px solid ${vars.palette.fieldLine}`,
  borderRadius: 999,
  '& + &': { marginInlineStart: -4 },
}));
