import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { RecentChange } from '@lumora/shared-contract/recent-changes';
import { useSession } from '@lumora/shared-auth';
import { dateTime, EmptyState, StatusChip } from '@lumora/shared-ui';
import { timeAgo } from '@lumora/shared-ui/dashboard';
import { entityPath } from '../extensions/entity-path.ts';
import { LoadFailure } from '../pages/load-failure.tsx';
import { useReleaseSet } from '../release-set/release-set-context.ts';
import { DashboardCard } from './dashboard-card.tsx';
import { recentChangesQuery } from './recent-changes-api.ts';

/** Renders the entities that changed last, each with a link to the page that a module has for it. */
export function RecentChanges() {
  const { data, error, refetch } = useQuery(recentChangesQuery);

  return <DashboardCard title="Recent changes">{renderBody()}</DashboardCard>;

  function renderBody() {
    if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton variant="rounded" height={176} sx={{ m: 2 }} />;
    if (data.length === 0) {
      return (
        <EmptyState title="Nothing has changed yet" description="What you and others add or edit shows up here." />
      );
    }
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((change) => (
          <ChangeLine key={`${change.kind} ${change.id}`} change={change} />
        ))}
      </Box>
    );
  }
}

function ChangeLine({ change }: { change: RecentChange }) {
  const set = useReleaseSet();
  const { user } = useSession();
  const { kind, title, updated_at, updated_by } = change;
  const path = entityPath(set, change, user?.permissions ?? []);

  return (
    <Box component="li" sx={lineStyles}>
      <MuiLink
        {...(path !== undefined && { component: Link, to: path })}
        color="inherit"
        noWrap
        sx={{ minWidth: 0, fontWeight: 500 }}
      >
        {title}
      </MuiLink>
      <StatusChip>{kind}</StatusChip>
      <Typography variant="body2" color="textSecondary" noWrap sx={{ ml: 'auto', minWidth: 0 }}>
        {updated_by}
        {updated_by && ' · '}
        <time dateTime={updated_at} title={dateTime(updated_at)}>
          {timeAgo(updated_at)}
        </time>
      </Typography>
    </Box>
  );
}

const lineStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 44,
  px: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '@media (max-width: 599.95px)': {
    flexWrap: 'wrap',
    py: 1,
    rowGap: 0.25,
    '& > :last-child': { ml: 0, width: '100%' },
  },
};
