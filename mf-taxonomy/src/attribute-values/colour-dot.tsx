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
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 999,
}));
