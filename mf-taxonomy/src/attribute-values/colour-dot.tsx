import { styled } from '@mui/material/styles';

/**
 * Shows a colour, or for null its empty space, so that all names begin at one edge. Hidden from screen readers, because the
 * value is named after its colour.
 */
export function ColourDot({ colour }: { colour: string | null }) {
  return <Slot aria-hidden="true">{colour && <Dot style={{ backgroundColor: colour }} />}</Slot>;
}

const Slot = styled('span')({
  flexShrink: 0,
  // overrides the size of thumbnails in the row of a phone
  '&&&&': { inlineSize: 16, blockSize: 16 },
});

const Dot = styled('span')(({ theme: { vars } }) => ({
  display: 'block',
  inlineSize: 16,
  blockSize: 16,
  // visible around white on a light and around black on a dark surface
  border: `1px solid color-mix(in srgb, ${vars.palette.text.primary} 32%, transparent)`,
  borderRadius: 999,
}));
