import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';
import { tileGrid } from '@lumora/shared-ui/sortable';
import { grid } from './image-grid.tsx';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Eight tiles in place of the images, seen after 300 ms. */
export function ImagesSkeleton() {
  return (
    <Box
      component="ul"
      role="status"
      aria-label="Loading images"
      sx={{ ...tileGrid, ...grid, animation: `${appear} 120ms 300ms both` }}
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
