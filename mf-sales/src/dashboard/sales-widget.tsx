import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { DaySales } from '@lumora/shared-contract/orders';
import { errorMessage } from '@lumora/shared-auth/core';
import { countOf, rupees } from '@lumora/shared-contract/format';
import { loadable } from '@lumora/shared-ui';
import { LoadError } from '@lumora/shared-ui/dashboard';
import { salesQuery } from './sales-api.ts';

const SalesChart = loadable(() => import('./sales-chart.tsx').then((module) => module.SalesChart));

/** Renders the orders of today and the sales of 30 days as a chart, whose library is loaded on demand. */
export function SalesWidget() {
  const { data, error, refetch } = useQuery(salesQuery);

  if (!data && error) return <LoadError message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={260} sx={{ m: 2 }} />;
  const days = data.data;
  return (
    <Box sx={{ p: 2 }}>
      <Box component="dl" sx={figuresStyles}>
        <Figure label="Total" days={days} amountSx={sumStyles} />
        <Figure label="Today" days={days.slice(-1)} amountSx={{ fontWeight: 600 }} />
      </Box>
      <Box sx={{ height: 200 }}>
        <SalesChart days={days} />
      </Box>
    </Box>
  );
}

interface FigureProps {
  label: string;
  days: DaySales[];
  amountSx: object;
}

function Figure({ label, days, amountSx }: FigureProps) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const amount = days.reduce((sum, day) => sum + day.amount, 0);

  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" color="textSecondary" sx={{ m: 0 }}>
        <Box component="span" sx={{ ...amountSx, mr: 0.5, color: 'text.primary' }}>
          {rupees(amount)}
        </Box>{' '}
        {countOf(orders, 'order')}
      </Typography>
    </div>
  );
}

/** The labels share a line, and the amounts a baseline. */
const figuresStyles = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'auto auto',
  justifyContent: 'start',
  alignItems: 'baseline',
  columnGap: 4,
  m: 0,
  mb: 2,
  '& > div': { display: 'contents' },
};
const sumStyles = { fontSize: '1.5rem', fontWeight: 600, letterSpacing: '-0.01em' };
