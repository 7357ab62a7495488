import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { keyframes } from '@emotion/react';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Renders the skeleton of a list page; visible after 300 ms. */
export function ScreenSkeleton() {
  return (
    <Stack spacing={2} role="status" aria-label="Loading" sx={{ animation: `${appear} 120ms 300ms both` }}>
      <Skeleton variant="rounded" width={220} height={32} />
      <Skeleton variant="rounded" width={340} height={18} />
      <Skeleton variant="rounded" height={420} />
    </Stack>
  );
}
