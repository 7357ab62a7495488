import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { keyframes } from '@mui/material/styles';
import { railColumns } from '@lumora/shared-ui';

const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Renders the placeholder of an order or an enquiry while it loads; invisible for the first 300 ms. */
export function PageSkeleton() {
  return (
    <Stack role="status" aria-label="Loading" sx={{ gap: 2, animation: `${fadeIn} 120ms 300ms both` }}>
      <Skeleton variant="rounded" height={64} sx={{ maxWidth: 360 }} />
      <Box sx={railColumns}>
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    </Stack>
  );
}
