import LinearProgress from '@mui/material/LinearProgress';
import { keyframes } from '@mui/material/styles';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** For slow lines: how much has been sent (0…1), shown after 300 ms on the edge of the buttons' row. */
export function SavingProgress({ fraction }: { fraction: number }) {
  const isSent = fraction === 0 || fraction === 1;

  return (
    <LinearProgress
      aria-label="Saving"
      variant={isSent ? 'indeterminate' : 'determinate'}
      value={Math.round(fraction * 100)}
      sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 3, animation: `${appear} 120ms 300ms both` }}
    />
  );
}
