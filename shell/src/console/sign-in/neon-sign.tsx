import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import '../styles/neon-font.css';

/** Renders `text` as a lit neon sign; dark in both colour modes. */
export function NeonSign({ text }: { text: string }) {
  return (
    <Box aria-hidden sx={wallStyles}>
      <Box sx={signStyles}>
        <Box component="span" data-text={text} sx={[tubeStyles, fontSizeFor(text)]}>
          {text}
        </Box>
        <svg width="0" height="0" style={{ position: 'absolute' }}>
          <filter id={coreFilter}>
            <feGaussianBlur stdDeviation="1.8" />
            <feComponentTransfer>
              <feFuncA type="linear" slope="6" intercept="-4.8" />
            </feComponentTransfer>
          </filter>
        </svg>
      </Box>
    </Box>
  );
}

/** Id of the filter that makes letters thinner: it keeps where a blurred letter is nearly opaque. */
const coreFilter = 'neon-core';

/** A longer text has a smaller font size, so that the sign fits. */
const fontSizeFor = (text: string) => ({
  fontSize: `clamp(1.75rem, ${Math.min(9, 62 / Math.max(text.length, 1))}vw, ${Math.min(6.5, 40 / text.length)}rem)`,
});

const powerOn = keyframes({
  '0%': { opacity: 0.12 },
  '20%': { opacity: 1 },
  '32%': { opacity: 0.2 },
  '48%': { opacity: 0.9 },
  '60%': { opacity: 0.35 },
  '100%': { opacity: 1 },
});

const wallStyles = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  color: '#f4f3f8',
  bgcolor: '#0b0b12',
  backgroundImage: [
    'radial-gradient(58% 46% at 50% 50%, rgb(168 85 255 / 0.30), transparent 100%)',
    'radial-gradient(34% 26% at 50% 48%, rgb(255 46 136 / 0.28), transparent 100%)',
    'linear-gradient(rgb(11 11 18 / 0.2), #0b0b12 96%)',
    'repeating-linear-gradient(0deg, transparent 0 30px, rgb(244 243 248 / 0.028) 30px 32px)',
    'repeating-linear-gradient(90deg, transparent 0 78px, rgb(244 243 248 / 0.022) 78px 80px)',
  ].join(', '),
  // the light ends before the edge beside the form
  '@media (min-width: 900px)': {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 0 0 auto',
      width: 160,
      backgroundImage: 'linear-gradient(90deg, transparent, #0b0b12)',
    },
  },
};

/** Width of the tube around the text. */
const tubePx = 3;

const signStyles = {
  position: 'relative',
  maxWidth: '84%',
  px: { xs: 4, md: 7 },
  py: { xs: 2, md: 4 },
  borderRadius: { xs: '24px', md: '36px' },
  border: `${tubePx}px solid #efe3ff`,
  boxShadow:
    '0 0 6px #a855ff, 0 0 20px #a855ff, 0 0 60px rgb(168 85 255 / 0.5), inset 0 0 6px #a855ff, inset 0 0 24px rgb(168 85 255 / 0.55)',
  animation: `${powerOn} 250ms linear both`,
  // the two wires of the sign
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    bottom: `calc(100% + ${tubePx}px)`,
    width: '1px',
    height: '60vh',
    bgcolor: '#2c2b3d',
  },
  '&::before': { left: '18%' },
  '&::after': { right: '18%' },
};

const tubeStyles = {
  display: 'block',
  fontFamily: 'var(--lumora-font-neon)',
  lineHeight: 1.15,
  whiteSpace: 'nowrap',
  position: 'relative',
  color: '#ff2e88',
  WebkitTextStroke: '0.03em #ff2e88',
  textShadow: '0 0 3px #ff2e88, 0 0 12px #ff2e88, 0 0 32px #ff2e88, 0 0 80px rgb(255 46 136 / 0.7)',
  animation: `${powerOn} 250ms 180ms linear both`,
  // the white core of the tubes
  '&::after': {
    content: 'attr(data-text)',
    position: 'absolute',
    inset: 0,
    color: '#fff',
    WebkitTextStroke: '0 transparent',
    textShadow: 'none',
    // a smaller text has thin tubes without it
    '@media (min-width: 600px)': { filter: `url(#${coreFilter})` },
  },
};
