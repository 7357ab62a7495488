import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Overview } from '@lumora/shared-contract/overview';
import { dateTime, EmptyState } from '@lumora/shared-ui';
import { timeAgo } from '../pages/time-labels.ts';

type Change = Overview['recent'][number];

export function RecentChanges({ changes }: { changes: Change[] }) {
  return (
    <Card component="section" aria-label="Recent changes">
      <Typography variant="h3" component="h2" sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        Recent changes
      </Typography>
      {changes.length === 0 ? (
        <EmptyState title="Nothing has changed yet" description="What you and others add or edit shows up here." />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {changes.map((change) => (
            <ChangeLine key={`${change.kind} ${change.title} ${change.updated_at}`} change={change} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function ChangeLine({ change: { kind, title, path, updated_at, updated_by } }: { change: Change }) {
  return (
    <Box component="li" sx={lineStyles}>
      <MuiLink component={Link} to={path} color="inherit" noWrap sx={{ minWidth: 0, fontWeight: 500 }}>
        {title}
      </MuiLink>
      <Chip label={kind} variant="outlined" sx={{ color: 'text.secondary' }} />
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
