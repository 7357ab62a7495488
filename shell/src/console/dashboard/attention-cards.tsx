import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lowStock } from '@lumora/shared-contract/catalog';
import type { Overview } from '@lumora/shared-contract/overview';
import { rupees, formatNumber } from '@lumora/shared-contract/format';
import { cardStyles } from './card-styles.ts';

type Attention = Overview['attention'][number];

/** Renders the counts that may need action today as large numbers with links. */
export function AttentionCards({ attention }: { attention: Attention[] }) {
  if (attention.length === 0) return null;

  return (
    <Box component="ul" aria-label="Today" sx={listStyles}>
      {attention.map(({ kind, label, count, amount, path }) => (
        <li key={kind}>
          <Box component={Link} to={path} sx={{ ...cardStyles, gap: 0.25, height: '100%' }}>
            <Typography color="textSecondary">{label}</Typography>
            <Typography sx={{ ...countStyles, ...(needsAction(kind, count) && { color: 'warning.main' }) }}>
              {formatNumber(count)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {amount === null ? descriptions[kind](count) : rupees(amount)}
            </Typography>
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** Today's orders and live promotions need no action. */
function needsAction(kind: Attention['kind'], count: number): boolean {
  return (kind === 'low_stock' || kind === 'reviews_waiting') && count > 0;
}

const descriptions: Record<Attention['kind'], (count: number) => string> = {
  orders_today: () => '',
  low_stock: (count) => (count === 0 ? 'Nothing runs low' : `${lowStock} pieces or fewer are left`),
  reviews_waiting: (count) => (count === 0 ? 'All are decided' : 'Shoppers cannot read them yet'),
  live_promotions: (count) => (count === 0 ? 'Nothing is on' : 'Shoppers see them now'),
};

const countStyles = { fontSize: '2rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.02em' };

const listStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
  '@media (max-width: 599.95px)': { gap: 1.5, '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' } },
};
