import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useReleaseSet } from '../release-set-context.ts';

/** The product's sign: a bent tube and its name. */
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

export function BrandMark({ size }: { size: number }) {
  return (
    <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: size, height: size, flex: 'none' }}>
      <rect width="32" height="32" rx="8" fill="#14141f" />
      <path d={tube} fill="none" stroke="#a855ff" strokeOpacity="0.35" strokeWidth="7" strokeLinecap="round" />
      <path d={tube} fill="none" stroke="#a855ff" strokeWidth="3.4" strokeLinecap="round" />
      <path d={tube} fill="none" stroke="#f6edff" strokeWidth="1.3" strokeLinecap="round" />
    </Box>
  );
}

const tube = 'M11 8v12.5a3.5 3.5 0 0 0 3.5 3.5H21';
