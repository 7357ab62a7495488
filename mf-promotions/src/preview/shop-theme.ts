import { styled } from '@mui/material/styles';

/** Applies the base styles of the shop, which the console does not load. */
export const ShopTheme = styled('div')({
  backgroundColor: 'var(--lumora-ground)',
  color: 'var(--lumora-text)',
  colorScheme: 'dark',
  font: '400 16px/1.5 var(--lumora-font)',
  fontVariantNumeric: 'normal',
  letterSpacing: 'normal',
  overflow: 'hidden',
  '&, & *, & *::before, & *::after': { boxSizing: 'border-box' },
  '& img': { display: 'block' },
});

/** A paragraph of the shop. */
export const ShopParagraph = styled('p')({ margin: 0 });
