import { styled } from '@mui/material/styles';

/** Shows a colour; nothing for null. Hidden from screen readers, because the value is named after its colour. */
export function ColourDot({ colour }: { colour: string | null }) {
  return colour && <Dot aria-hidden="true" style={{ backgroundColor: colour }} />;
}

const Dot = styled('span')(({ theme: { vars } }) => ({
  display: 'block',
  flexShrink: 0,
  inlineSize: 16,
  blockSize: 16,
  // visible around white on a light and around black on a dark surface
  border: `1px solid color-mix(in srgb, ${vars.palette.text.primary} 32%, transparent)`,
  borderRadius: 999,
}));
