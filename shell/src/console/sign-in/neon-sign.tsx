import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import '../styles/neon-font.css';

/** Renders `text` as a lit neon sign; dark in both colour modes. */
export function NeonSign({ text }: { text: string }) {
  return (
    <Box aria-hidden sx={wallStyles}>
      <Box sx={signStyles}>
        <Box component="span" sx={[tubeStyles, fontSizeFor(text)]}>
          {text}
        </Box>
      </Box>
    </Box>
  );
}

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
};

const signStyles = {
  position: 'relative',
  maxWidth: '84%',
  px: { xs: 4, md: 7 },
  py: { xs: 2, md: 4 },
  borderRadius: { xs: '24px', md: '36px' },
  border: '3px solid #efe3ff',
  boxShadow:
    '0 0 6px #a855ff, 0 0 20px #a855ff, 0 0 60px rgb(168 85 255 / 0.5), inset 0 0 6px #a855ff, inset 0 0 24px rgb(168 85 255 / 0.55)',
  animation: `${powerOn} 250ms linear both`,
  // the two wires of the sign
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    bottom: '100%',
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
  color: '#fff4fa',
  textShadow: '0 0 3px #ff2e88, 0 0 12px #ff2e88, 0 0 32px #ff2e88, 0 0 80px rgb(255 46 136 / 0.7)',
  animation: `${powerOn} 250ms 180ms linear both`,
};
