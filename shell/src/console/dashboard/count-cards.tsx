import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { Overview } from '@lumora/shared-contract/overview';
import { formatNumber } from '@lumora/shared-contract/format';
import { useNavItems } from '../frame/use-nav-items.ts';
import { cardStyles } from './card-styles.ts';

export function CountCards({ counts }: { counts: Overview['counts'] }) {
  const items = useNavItems();
  if (counts.length === 0) return null;

  return (
    <Box component="ul" aria-label="Counts" sx={listStyles}>
      {counts.map(({ label, count, path }) => (
        <li key={path}>
          <Box component={Link} to={path} sx={{ ...cardStyles, gap: 1 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
              <SvgIcon fontSize="small" aria-hidden>
                <path d={items.find((item) => item.path === path)?.icon} />
              </SvgIcon>
              <Typography noWrap>{label}</Typography>
            </Box>
            <Typography sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.02em' }}>
              {formatNumber(count)}
            </Typography>
          </Box>
        </li>
      ))}
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 },
};
