import { styled } from '@mui/material/styles';
import type { BannerPosition } from '@lumora/shared-contract/promotions';
import type { StyleVariables } from '../fields/style-variables.ts';
import { PreviewFrame, type PreviewScreen } from './preview-frame.tsx';
import { PreviewPicture, type PreviewImage } from './preview-picture.tsx';
import { SketchedBar, SketchedCards } from './shop-sketch.tsx';
import { ShopParagraph } from './shop-theme.ts';

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
        <div style={style}>
          <SketchedBar />
          {position === 'home_middle' && <SketchedCards count={screen === 'phone' ? 2 : 4} />}
          <BannerBox {...banner} screen={screen} />
          <SketchedCards count={4} />
        </div>
      )}
    </PreviewFrame>
  );
}

function BannerBox({
  screen,
  position,
  title,
  subtitle,
  link,
  wide,
  small,
  festival,
}: BannerPreviewProps & { screen: PreviewScreen }) {
  const image = screen === 'phone' ? (small ?? wide) : (wide ?? small);
  return (
    <Banner data-position={position}>
      {image !== null && (
        <Picture data-position={position}>
          <PreviewPicture image={image} />
        </Picture>
      )}
      <Texts data-position={position}>
        {festival && <Festival>{festival.name || 'Festival'}</Festival>}
        <Title data-position={position} data-linked={link !== ''}>
          {title || 'Title'}
        </Title>
        {subtitle !== '' && <Subtitle data-position={position}>{subtitle}</Subtitle>}
      </Texts>
    </Banner>
  );
}

/** On phones the banner of the list is a line with its picture at the end. */
const inPhoneList = '[data-screen="phone"] &&[data-position="product_list"]';

const Banner = styled('div')({
  '--light': 'var(--lumora-festival, var(--lumora-neon-pink))',
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: 300,
  background:
    'radial-gradient(ellipse 60% 120% at 100% 100%, color-mix(in srgb, var(--light) 46%, transparent), transparent), var(--lumora-raised)',
  overflow: 'hidden',
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: 'linear-gradient(transparent, rgb(11 11 18 / 0.74) 45%, rgb(11 11 18 / 0.9))',
  },
  '&:not([data-position="home_top"])': { borderRadius: 14, marginInline: 16 },
  '[data-screen="desktop"] &': {
    minHeight: 340,
    alignItems: 'center',
    '&::before': {
      background: 'linear-gradient(90deg, rgb(11 11 18 / 0.86), rgb(11 11 18 / 0.74) 60%, transparent 90%)',
    },
    '&:not([data-position="home_top"])': { marginInline: 40 },
  },
  '&&[data-position="product_list"]': { minHeight: 200 },
  [inPhoneList]: { minHeight: 64, alignItems: 'center', '&::before': { background: 'none' } },
});

const Picture = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [inPhoneList]: {
    left: '58%',
    maskImage: 'linear-gradient(90deg, transparent, #000 24%)',
    '& img': { objectPosition: '50% 34%' },
  },
});

const Texts = styled('div')({
  display: 'grid',
  gap: 6,
  width: '100%',
  maxWidth: 1232,
  margin: '0 auto',
  padding: '96px 16px 24px',
  '[data-screen="desktop"] &': {
    paddingBlock: 40,
    '& > *': { maxWidth: 'min(60%, 640px)' },
    '&:not([data-position="home_top"])': { paddingInline: 38 },
  },
  [inPhoneList]: { padding: '10px 44% 10px 16px' },
});

const Title = styled(ShopParagraph)({
  fontSize: 24,
  fontWeight: 600,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  textShadow: '0 0 0.9em var(--lumora-festival, transparent)',
  '&[data-linked="true"]::after': { content: '"\\00a0→"' },
  '[data-screen="desktop"] &': { fontSize: 40 },
  [inPhoneList]: { fontSize: 18 },
});

const Festival = styled(ShopParagraph)({
  justifySelf: 'start',
  padding: '2px 12px',
  border: '1.5px solid var(--light)',
  borderRadius: 999,
  background: 'rgb(11 11 18 / 0.7)',
  boxShadow: '0 0 14px color-mix(in srgb, var(--light) 60%, transparent)',
  fontWeight: 600,
});

const Subtitle = styled(ShopParagraph)({
  fontSize: 18,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  [inPhoneList]: { display: 'none' },
});
