import { styled } from '@mui/material/styles';
import { ShopParagraph } from './shop-theme.ts';

/** A section of a page of the shop. */
export const Section = styled('div')({ padding: 16, '[data-screen="desktop"] &': { padding: 40 } });

/** The heading of a `Section`. */
export const Heading = styled(ShopParagraph)({ fontSize: 28, fontWeight: 600, lineHeight: 1.2, marginBottom: 24 });

/** The grid of a `Section`. */
export const Tiles = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 14,
  '[data-screen="desktop"] &': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 },
});

/** The frame of a picture in `Tiles`; its aspect ratio is set where it is used. */
export const Frame = styled('div')({
  borderRadius: 14,
  backgroundColor: 'var(--lumora-surface)',
  overflow: 'hidden',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});
