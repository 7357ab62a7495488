import Typography from '@mui/material/Typography';
import { useReleaseSet } from '../release-set-context.ts';
import { wide } from './frame-sizes.ts';

const year = new Date().getFullYear();

export function Footer() {
  const { product } = useReleaseSet();
  return (
    <Typography component="footer" variant="caption" sx={{ color: 'text.secondary', px: 2, py: 2, [wide]: { px: 3 } }}>
      © {year} {product}. All rights reserved.
    </Typography>
  );
}
