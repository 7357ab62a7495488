import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useReleaseSet } from '../release-set-context.ts';

/** The product's sign: a spark bent from tube, and its name. */
export function Brand() {
  const { product } = useReleaseSet();
  return (
    <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center', minWidth: 0 }}>
      <BrandMark size={26} />
      <Typography noWrap sx={{ fontSize: '1rem', fontWeight: 600, letterSpacing: '-0.01em' }}>
        {product}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          Admin
        </Box>
      </Typography>
    </Stack>
  );
}

function BrandMark({ size }: { size: number }) {
  return (
    <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: size, height: size, flex: 'none' }}>
      <rect width="32" height="32" rx="8" fill="#14141f" />
      <path d={tube} fill="none" stroke="#a855ff" strokeOpacity="0.35" strokeWidth="6" strokeLinejoin="round" />
      <path d={tube} fill="none" stroke="#a855ff" strokeWidth="2.8" strokeLinejoin="round" />
      <path d={tube} fill="none" stroke="#f6edff" strokeWidth="1.2" strokeLinejoin="round" />
    </Box>
  );
}

const tube = 'M16 6.5c.9 6 3.5 8.6 9.5 9.5-6 .9-8.6 3.5-9.5 9.5-.9-6-3.5-8.6-9.5-9.5 6-.9 8.6-3.5 9.5-9.5Z';
