import { styled } from '@mui/material/styles';

/** What a row is called, and a second line in smaller type. */
export const TwoLines = styled('span')(({ theme: { vars } }) => ({
  '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: '16px' },
  // vowel signs of Hindi reach far above and below the line
  '& > :first-of-type': { lineHeight: '24px', fontWeight: 500 },
  '& small': { color: vars.palette.text.secondary, fontSize: '0.75rem' },
  '& small:empty': { display: 'none' },
}));
