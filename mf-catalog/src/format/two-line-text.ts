import { styled } from '@mui/material/styles';

/** A text in a cell that wraps onto two lines; its `title` has all of it. */
export const TwoLineText = styled('span')({
  display: '-webkit-box !important',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  fontSize: '0.8125rem',
  fontWeight: 400,
  lineHeight: '1.125rem',
  // a single line is at the height of the text of other cells
  marginBlockEnd: 1,
});
