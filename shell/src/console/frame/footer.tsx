import Typography from '@mui/material/Typography';
import { useReleaseSet } from '../release-set-context.ts';
import { wide } from './frame-sizes.ts';

export function Footer() {
  const { product } = useReleaseSet();
  return (
    <Typography
      component="footer"
      variant="caption"
      sx={{ color: 'text.secondary', px: 2, py: 2, [wide]: { px: 3 } }}
    >
      © {new Date().getFullYear()} {product}. All rights reserved.
    </Typography>
  );
}
