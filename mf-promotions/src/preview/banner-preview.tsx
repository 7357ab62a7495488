import { styled } from '@mui/material/styles';
import type { BannerPosition } from '@lumora/shared-contract/promotions';
import type { StyleVariables } from '../fields/style-variables.ts';
import { PreviewFrame, type PreviewScreen } from './preview-frame.tsx';
import { PreviewPicture, type PreviewImage } from './preview-picture.tsx';
import { SketchedBar, SketchedCards } from './shop-sketch.tsx';

interface BannerPreviewProps {
  position: BannerPosition;
  title: string;
  subtitle: string;
  link: string;
  wide: PreviewImage | null;
  small: PreviewImage | null;
  festival?: { name: string; colour: string };
}

/** Previews a banner at its position in the shop. Markup and styles match those of the shop. */
export function BannerPreview(banner: BannerPreviewProps) {
  const { position, festival } = banner;
  const style: StyleVariables = festival ? { '--lumora-festival': festival.colour } : {};
  return (
    <PreviewFrame>
      {(screen) => (
        <BannerFrame data-position={position} style={style}>
          <SketchedBar />
          {position === 'home_middle' && <SketchedCards count={screen === 'phone' ? 2 : 4} />}
          <BannerBox {...banner} screen={screen} />
          <SketchedCards count={4} />
        </BannerFrame>
      )}
    </PreviewFrame>
  );
}

function BannerBox({
  screen,
  title,
  subtitle,
  link,
  wide,
  small,
  festival,
}: BannerPreviewProps & { screen: PreviewScreen }) {
  const image = screen === 'phone' ? (small ?? wide) : (wide ?? small);
  return (
    <div className="banner">
      {image !== null && (
        <div className="picture">
          <PreviewPicture image={image} />
        </div>
      )}
      <div className="texts">
        {festival && <p className="festival">{festival.name || 'Festival'}</p>}
        <p className={link === '' ? 'title' : 'title link'}>{title || 'Title'}</p>
        {subtitle !== '' && <p className="subtitle">{subtitle}</p>}
      </div>
    </div>
  );
}

const BannerFrame = styled('div')({
  '& .banner': {
    '--light': 'var(--lumora-festival, var(--lumora-neon-pink))',
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    minHeight: 300,
    background:
      'radial-gradient(ellipse 60% 120% at 100% 100%, color-mix(in srgb, var(--light) 46%, transparent), transparent), var(--lumora-raised)',
    overflow: 'hidden',
    isolation: 'isolate',
  },
  '& .picture': { position: 'absolute', inset: 0, zIndex: -2 },
  '& .picture img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .banner::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: 'linear-gradient(transparent, rgb(11 11 18 / 0.74) 45%, rgb(11 11 18 / 0.9))',
  },
  '& .texts': { display: 'grid', gap: 6, width: '100%', maxWidth: 1232, margin: '0 auto', padding: '96px 16px 24px' },
  '& .title': {
    fontSize: 24,
    fontWeight: 600,
    lineHeight: 1.15,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    textShadow: '0 0 0.9em var(--lumora-festival, transparent)',
  },
  '& .link::after': { content: '"\\00a0→"' },
  '& .festival': {
    justifySelf: 'start',
    padding: '2px 12px',
    border: '1.5px solid var(--light)',
    borderRadius: 999,
    background: 'rgb(11 11 18 / 0.7)',
    boxShadow: '0 0 14px color-mix(in srgb, var(--light) 60%, transparent)',
    fontWeight: 600,
  },
  '& .subtitle': { fontSize: 18, textWrap: 'pretty', overflowWrap: 'anywhere' },
  '&:not([data-position="home_top"]) .banner': { borderRadius: 14, marginInline: 16 },
  '&[data-position="product_list"] .banner': { minHeight: 200 },
  '[data-screen="desktop"] &': {
    '& .banner': { minHeight: 340, alignItems: 'center' },
    '& .banner::before': {
      background: 'linear-gradient(90deg, rgb(11 11 18 / 0.86), rgb(11 11 18 / 0.74) 60%, transparent 90%)',
    },
    '& .title': { fontSize: 40 },
    '& .texts': { paddingBlock: 40 },
    '& .texts > *': { maxWidth: 'min(60%, 640px)' },
    '&:not([data-position="home_top"]) .banner': { marginInline: 40 },
    '&:not([data-position="home_top"]) .texts': { paddingInline: 38 },
    '&[data-position="product_list"] .banner': { minHeight: 200 },
  },
});
