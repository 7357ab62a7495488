import Typography from '@mui/material/Typography';
import { useReleaseSet } from '../release-set/release-set-context.ts';

const year = new Date().getFullYear();

export function Footer() {
  const { product } = useReleaseSet();
  return (
    <Typography component="footer" variant="caption" color="textSecondary" sx={footerStyles}>
      © {year} {product}. All rights reserved.
    </Typography>
  );
}

/** The same padding as the page above it. */
const footerStyles = { px: 2, py: 2, '@media (min-width: 768px)': { px: 3 } };
