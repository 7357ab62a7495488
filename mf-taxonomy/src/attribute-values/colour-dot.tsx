import { styled } from '@mui/material/styles';

/** Shows a colour after its name, which is its text alternative. */
export const ColourDot = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-block',
  inlineSize: 14,
  blockSize: 14,
  marginInlineStart: 8,
  verticalAlign: -2,
  // visible around white on a light and around black on a dark surface
  border: `1px solid color-mix(in srgb, ${vars.palette.text.primary} 32%, transparent)`,
  borderRadius: 999,
}));
