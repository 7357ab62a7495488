import { styled } from '@mui/material/styles';

/** The browser's own list in the look of the console's fields: nothing to load, searched by typing, a wheel on a phone. */
export const NativeSelect = styled('select')(({ theme: { vars } }) => ({
  minHeight: 36,
  paddingInline: '8px 4px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
  color: vars.palette.text.primary,
  font: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:hover': { borderColor: vars.palette.text.disabled },
  '&:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 1 },
  // iOS zooms into smaller type when the field is focused
  '@media (pointer: coarse)': { minHeight: 44, fontSize: 16 },
}));
