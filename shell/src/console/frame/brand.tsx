import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useReleaseSet } from '../release-set/release-set-context.ts';

/** Renders the logo, a star of neon tube, and the product name. */
export function Brand() {
  const { product } = useReleaseSet();
  return (
    <Box sx={brandStyles}>
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden>
        <rect width="32" height="32" rx="8" fill="#14141f" />
        <path d={tube} fill="none" stroke="#a855ff" strokeOpacity="0.35" strokeWidth="6" strokeLinejoin="round" />
        <path d={tube} fill="none" stroke="#a855ff" strokeWidth="2.8" strokeLinejoin="round" />
        <path d={tube} fill="none" stroke="#f6edff" strokeWidth="1.2" strokeLinejoin="round" />
      </svg>
      <Typography variant="h3" component="p" noWrap>
        {product}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          Admin
        </Box>
      </Typography>
    </Box>
  );
}

const tube = 'M16 6.5c.9 6 3.5 8.6 9.5 9.5-6 .9-8.6 3.5-9.5 9.5-.9-6-3.5-8.6-9.5-9.5 6-.9 8.6-3.5 9.5-9.5Z';

const brandStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.75, md: 1.25 },
  minWidth: 0,
  '& svg': { flex: 'none' },
};
