import { styled } from '@mui/material/styles';

/** Renders a placeholder of the shop's header, with the glow of a festival below it. */
export function SketchedBar() {
  return (
    <Bar aria-hidden="true">
      <Brand />
      <i />
      <i />
      <i />
    </Bar>
  );
}

/** Renders placeholders of product cards. */
export function SketchedCards({ count }: { count: number }) {
  return (
    <Cards aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </Cards>
  );
}

const Bar = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  height: 64,
  paddingInline: 16,
  '& i': { width: 72, height: 8, borderRadius: 999, backgroundColor: 'var(--lumora-line)' },
  '[data-screen="phone"] & i:nth-of-type(n + 2)': { display: 'none' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 2,
    background: 'var(--lumora-festival, transparent)',
    boxShadow: '0 0 18px 1px var(--lumora-festival, transparent)',
  },
});

// not an `i`, which `Bar` styles as a link
const Brand = styled('span')({
  width: 96,
  height: 16,
  marginInlineEnd: 'auto',
  borderRadius: 999,
  backgroundColor: 'var(--lumora-line)',
});

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: 16,
  padding: 16,
  '& i': { height: 150, borderRadius: 14, backgroundColor: 'var(--lumora-surface)' },
  '[data-screen="desktop"] &': { gridTemplateColumns: 'repeat(4, 1fr)', padding: '24px 40px', '& i': { height: 220 } },
});
