import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';
import { tileGrid } from '@lumora/shared-ui/sortable';
import { gridStyles } from './image-grid.tsx';

const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Renders eight placeholder tiles while images load; invisible for the first 300 ms. */
export function ImagesSkeleton() {
  return (
    <Box
      component="ul"
      role="status"
      aria-label="Loading images"
      sx={{ ...tileGrid, ...gridStyles, animation: `${fadeIn} 120ms 300ms both` }}
    >
      {Array.from({ length: 8 }, (_, tile) => (
        <Skeleton
          key={tile}
          component="li"
          variant="rounded"
          sx={{ width: '100%', height: 'auto', aspectRatio: '3 / 4' }}
        />
      ))}
    </Box>
  );
}
