import Box from '@mui/material/Box';
import { useTubeFlicker } from './use-tube-flicker.ts';

const tubes = [
  { digit: '4', colour: '#ff2e88' },
  { digit: '0', colour: '#a855ff' },
  { digit: '4', colour: '#38b6ff' },
];

/** Renders the digits 404 as a neon sign that powers on and flickers. */
export function NeonDigits() {
  const lit = useTubeFlicker(tubes.length);

  return (
    <Box role="img" aria-label="404" sx={signStyles}>
      {tubes.map(({ digit, colour }, tube) => (
        <Box
          key={tube}
          component="span"
          aria-hidden
          sx={[{ transition: 'color 60ms, text-shadow 60ms' }, lit[tube] ? litStyles(colour) : unlitStyles]}
        >
          {digit}
        </Box>
      ))}
    </Box>
  );
}

const signStyles = {
  fontFamily: 'var(--lumora-font-neon)',
  fontSize: 'clamp(6rem, 24vw, 11rem)',
  lineHeight: 1.1,
  letterSpacing: '0.02em',
  userSelect: 'none',
};

const unlitStyles = { color: '#3a3850', textShadow: '0 0 1px #6c6a82' };

const litStyles = (colour: string) => ({
  color: '#fff6fb',
  textShadow: `0 0 4px ${colour}, 0 0 14px ${colour}, 0 0 38px ${colour}, 0 0 90px ${colour}`,
});
