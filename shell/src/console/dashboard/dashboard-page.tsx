import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { PageHeader } from '@lumora/shared-ui';
import { LoadFailure } from '../pages/load-failure.tsx';
import { CountCards } from './count-cards.tsx';
import { overviewQuery } from './overview-api.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentChanges } from './recent-changes.tsx';

export function DashboardPage() {
  const { data, error, refetch } = useQuery(overviewQuery);

  return (
    <Stack sx={{ gap: 3, maxWidth: 1200 }}>
      <PageHeader title="Dashboard" description="How the shop stands, and what changed last." />
      {!data && !error && <DashboardSkeleton />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <CountCards counts={data.data.counts} />
          <Box sx={columnsLook}>
            <RecentChanges changes={data.data.recent} />
            <QuickActions />
          </Box>
        </>
      )}
    </Stack>
  );
}

function DashboardSkeleton() {
  return (
    <Stack role="status" aria-label="Loading" sx={{ gap: 3 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <Skeleton key={card} variant="rounded" height={96} />
        ))}
      </Box>
      <Box sx={columnsLook}>
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={220} />
      </Box>
    </Stack>
  );
}

const columnsLook = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
};
