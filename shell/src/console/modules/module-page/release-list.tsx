import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatKilobytes } from '@lumora/shared-contract/format';
import type { ReleaseSummary } from '@lumora/shared-contract/releases';
import { useCan } from '@lumora/shared-auth';
import { dateTime, StatusChip } from '@lumora/shared-ui';
import { formatOperator, shortReleaseId } from '../module-labels.ts';
import type { ModuleRow } from '../module-row.ts';
import type { PendingMove } from '../moves/move-dialog.tsx';
import { PlainTable } from './plain-table.tsx';

interface ReleaseListProps {
  module: ModuleRow;
  onMove: (move: PendingMove) => void;
}

export function ReleaseList({ module, onMove }: ReleaseListProps) {
  return (
    <PlainTable
      label={`Releases of ${module.title}`}
      headings={['Release', 'Built', 'Size', 'Actions']}
      empty="Nothing is published."
      rows={module.releases.map((release) => ({
        key: release.id,
        cells: [
          <span key="id" title={release.id}>
            {shortReleaseId(release.id)}
            {release.id === module.live?.id && (
              <Box component="span" sx={{ ml: 1 }}>
                <StatusChip tone="success">Live</StatusChip>
              </Box>
            )}
          </span>,
          <Built key="built" release={release} />,
          formatKilobytes(release.first_load),
          <Moves key="moves" release={release} module={module} onMove={onMove} />,
        ],
      }))}
    />
  );
}

function Built({ release: { built_at, built_by, team } }: { release: ReleaseSummary }) {
  return (
    <Box sx={{ whiteSpace: { sm: 'nowrap' } }}>
      {dateTime(built_at)}
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {formatOperator(built_by)} · {team === null ? 'not signed' : `team ${team}`}
      </Typography>
    </Box>
  );
}

function Moves({ release: { id }, module, onMove }: ReleaseListProps & { release: ReleaseSummary }) {
  const canMove = useCan('releases.update');
  const isPromoted = module.live !== null;
  const canPin = useCan('releases.override') && module.kind !== 'storefront' && isPromoted;
  const isLive = id === module.live?.id;
  const canaryLabel = id === module.canary?.id ? 'Change share' : 'Canary';
  const isPinned = id === module.pinned;
  const button = (label: string, move: PendingMove) => (
    <Button size="small" aria-label={`${label} ${shortReleaseId(id)}`} onClick={() => onMove(move)}>
      {label}
    </Button>
  );
  return (
    <Stack direction="row" sx={movesStyles}>
      {canMove && (!isLive || module.canary) && button('Promote', { action: 'promote', release: id })}
      {canMove && isPromoted && !isLive && button(canaryLabel, { action: 'canary', release: id })}
      {canPin && isPinned && button('Unpin', { action: 'unpin', release: id })}
      {canPin && !isPinned && !isLive && button('Pin for me', { action: 'pin', release: id })}
    </Stack>
  );
}

/** The first label begins where the heading does. */
const movesStyles = { flexWrap: 'wrap', gap: 0.5, ml: -1.25, my: '-3px' };
