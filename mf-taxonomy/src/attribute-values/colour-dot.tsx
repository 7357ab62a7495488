import { styled } from '@mui/material/styles';

/** Shows a colour before its name, which is its text alternative. */
export const ColourDot = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-block',
  inlineSize: 12,
  blockSize: 12,
  marginInlineEnd: 8,
  verticalAlign: -1,
  // visible around white on a light and around black on a dark surface
  border: `1px solid color-mix(in srgb, ${vars.palette.text.primary} 32%, transparent)`,
  borderRadius: 999,
}));
