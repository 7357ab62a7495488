import { styled } from '@mui/material/styles';

/** Shows the theme colour of a festival beside its name. */
export const ThemeDot = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-block',
  inlineSize: 12,
  blockSize: 12,
  marginInlineEnd: 8,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 999,
  verticalAlign: -1,
}));
