import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ModuleOverview, ReleaseSummary } from '@lumora/shared-contract/releases';
import { useCan } from '@lumora/shared-auth';
import { dateTime } from '@lumora/shared-ui';
import { formatKilobytes, formatOperator, shortReleaseId } from './module-labels.ts';
import type { PendingMove } from './move-dialog.tsx';
import { PlainTable } from './plain-table.tsx';

interface ReleaseListProps {
  /** `live` is null before the first promotion */
  overview: Pick<ModuleOverview, 'module' | 'kind' | 'canary' | 'pinned' | 'releases'> & {
    live: Pick<ReleaseSummary, 'id'> | null;
  };
  onMove: (move: PendingMove) => void;
}

export function ReleaseList({ overview, onMove }: ReleaseListProps) {
  const { module, releases } = overview;
  return (
    <PlainTable
      label={`Releases of ${module}`}
      headings={['Release', 'Built', 'By', 'Team', 'First load', '']}
      empty="Nothing is published."
      rows={releases.map((release) => ({
        key: release.id,
        cells: [
          <span key="id" title={release.id}>
            {shortReleaseId(release.id)}
            {release.id === overview.live?.id && ' (live)'}
          </span>,
          dateTime(release.built_at),
          formatOperator(release.built_by),
          release.team ?? 'unsigned',
          formatKilobytes(release.first_load),
          <Moves key="moves" release={release} overview={overview} onMove={onMove} />,
        ],
      }))}
    />
  );
}

function Moves({ release: { id }, overview, onMove }: ReleaseListProps & { release: ReleaseSummary }) {
  const canMove = useCan('releases.update');
  const isPromoted = overview.live !== null;
  const canPin = useCan('releases.override') && overview.kind !== 'storefront' && isPromoted;
  const isLive = id === overview.live?.id;
  const canaryLabel = id === overview.canary?.id ? 'Change share' : 'Canary';
  const isPinned = id === overview.pinned;
  const button = (label: string, move: PendingMove) => (
    <Button size="small" aria-label={`${label} ${shortReleaseId(id)}`} onClick={() => onMove(move)}>
      {label}
    </Button>
  );
  return (
    <Stack direction="row" sx={{ gap: 0.5, justifyContent: 'flex-end' }}>
      {canMove && (!isLive || overview.canary) && button('Promote', { action: 'promote', release: id })}
      {canMove && isPromoted && !isLive && button(canaryLabel, { action: 'canary', release: id })}
      {canPin && isPinned && button('Unpin', { action: 'unpin', release: id })}
      {canPin && !isPinned && !isLive && button('Pin for me', { action: 'pin', release: id })}
    </Stack>
  );
}
