import Typography from '@mui/material/Typography';
import { useReleaseSet } from '../release-set-context.ts';

const year = new Date().getFullYear();

export function Footer() {
  const { product } = useReleaseSet();
  return (
    <Typography component="footer" variant="caption" color="textSecondary" sx={{ px: { xs: 2, md: 3 }, py: 2 }}>
      © {year} {product}. All rights reserved.
    </Typography>
  );
}
