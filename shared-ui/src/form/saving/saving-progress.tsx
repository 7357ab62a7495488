import LinearProgress from '@mui/material/LinearProgress';
import { keyframes } from '@mui/material/styles';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Renders the sent fraction (0…1) of a save as a progress bar above the buttons, after 300 ms; indeterminate at 0 and 1. */
export function SavingProgress({ fraction }: { fraction: number }) {
  const isIndeterminate = fraction === 0 || fraction === 1;

  return (
    <LinearProgress
      aria-label="Saving"
      variant={isIndeterminate ? 'indeterminate' : 'determinate'}
      value={Math.round(fraction * 100)}
      sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 3, animation: `${appear} 120ms 300ms both` }}
    />
  );
}
