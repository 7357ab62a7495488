import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useCan } from '@lumora/shared-auth';
import { PageHeader } from '@lumora/shared-ui';
import { LoadFailure } from '../pages/load-failure.tsx';
import { AttentionCards } from './attention-cards.tsx';
import { CountCards } from './count-cards.tsx';
import { LivePromotions } from './live-promotions.tsx';
import { overviewQuery } from './overview-api.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { RecentOrders } from './recent-orders.tsx';

export function DashboardPage() {
  const { data, error, refetch } = useQuery(overviewQuery);
  const maySeeOrders = useCan('orders.view');

  return (
    <Stack sx={{ gap: 3, maxWidth: 1200 }}>
      <PageHeader title="Dashboard" description="How the shop stands, and what changed last." />
      {!data && !error && <DashboardSkeleton />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <AttentionCards attention={data.data.attention} />
          <Box sx={columnsStyles}>
            <Box sx={columnStyles}>
              {maySeeOrders && <RecentOrders />}
              <RecentChanges changes={data.data.recent} />
            </Box>
            <Box sx={columnStyles}>
              <LivePromotions />
              <QuickActions />
            </Box>
          </Box>
          <CountCards counts={data.data.counts} />
        </>
      )}
    </Stack>
  );
}

function DashboardSkeleton() {
  return (
    <Stack role="status" aria-label="Loading" sx={{ gap: 3 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
        {['first', 'second', 'third'].map((card) => (
          <Skeleton key={card} variant="rounded" height={116} />
        ))}
      </Box>
      <Box sx={columnsStyles}>
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={220} />
      </Box>
    </Stack>
  );
}

const columnsStyles = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
};

const columnStyles = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
