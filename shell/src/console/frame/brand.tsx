import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useReleaseSet } from '../release-set/release-set-context.ts';

/** Renders the logo, a star of neon tube, and the product name. */
export function Brand() {
  const { product } = useReleaseSet();
  return (
    <Box sx={brandStyles}>
      <img src={logo} width={26} height={26} alt="" />
      <Typography variant="h3" component="p" noWrap>
        {product}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          Admin
        </Box>
      </Typography>
    </Box>
  );
}

/** also the logo of `first-frame.css` */
const logo = new URL('./brand.svg', import.meta.url).href;

const brandStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.75, md: 1.25 },
  minWidth: 0,
  '& img': { flex: 'none' },
};
