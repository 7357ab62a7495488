import type { ComponentProps } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatKilobytes } from '@lumora/shared-contract/format';
import { movedRelease, type ReleaseSummary } from '@lumora/shared-contract/releases';
import { useCan } from '@lumora/shared-auth';
import { dateTime, phoneScreen, StatusChip } from '@lumora/shared-ui';
import { formatOperator, shortReleaseId } from '../module-labels.ts';
import type { ModuleRow } from '../module-row.ts';
import type { PendingMove } from '../moves/move-dialog.tsx';
import { PlainTable } from './plain-table.tsx';

interface ReleaseListProps {
  module: ModuleRow;
  onMove: (move: PendingMove) => void;
}

export function ReleaseList({ module, onMove }: ReleaseListProps) {
  const movesOf = useReleaseMoves(module);
  const rows = module.releases.map((release) => ({ release, moves: movesOf(release) }));
  const hasMoves = rows.some(({ moves }) => moves.length > 0);

  return (
    <PlainTable
      label={`Releases of ${module.title}`}
      headings={['Release', 'Built', 'Promoted', 'Size', ...(hasMoves ? ['Actions'] : [])]}
      endAligned={['Size', 'Actions']}
      wideOnly={['Promoted']}
      empty="Nothing is published."
      rows={rows.map(({ release, moves }) => ({
        key: release.id,
        cells: [
          <Box key="id" component="span" title={release.id} sx={{ fontWeight: 500 }}>
            {shortReleaseId(release.id)}
            {release.id === module.live?.id && <ChannelChip tone="success">Live</ChannelChip>}
            {release.id === module.canary?.id && <ChannelChip tone="warning">Canary</ChannelChip>}
          </Box>,
          <Built key="built" release={release} />,
          <Promoted key="promoted" module={module} release={release} />,
          formatKilobytes(release.first_load),
          <Moves key="moves" moves={moves} onMove={onMove} />,
        ],
      }))}
    />
  );
}

/** Renders the channel that serves a release; the card above the list has the figures of each channel. */
function ChannelChip(props: ComponentProps<typeof StatusChip>) {
  return (
    <Box component="span" sx={{ ml: 1 }}>
      <StatusChip {...props} />
    </Box>
  );
}

function Built({ release: { built_at, built_by, team } }: { release: ReleaseSummary }) {
  return (
    <TimeAndOperator time={built_at}>
      {`${formatOperator(built_by)} · ${team === null ? 'not signed' : `team ${team}`}`}
    </TimeAndOperator>
  );
}

/** Renders the last promotion of a release, if it is among the moves that the API lists. */
function Promoted({ module, release }: { module: ModuleRow; release: ReleaseSummary }) {
  const move = module.history.find((each) => each.action === 'promote' && movedRelease(each) === release.id);
  return move ? <TimeAndOperator time={move.at}>{formatOperator(move.by)}</TimeAndOperator> : '—';
}

/** Renders a timestamp above who did it. */
function TimeAndOperator({ time, children }: { time: string; children: string }) {
  return (
    <Box sx={{ whiteSpace: { sm: 'nowrap' } }}>
      {dateTime(time)}
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** Returns a function that lists the moves which the user may make to a release. */
function useReleaseMoves(module: ModuleRow) {
  const canMove = useCan('releases.update');
  const isPromoted = module.live !== null;
  const canPin = useCan('releases.override') && module.kind !== 'storefront' && isPromoted;

  return ({ id }: ReleaseSummary): { label: string; move: PendingMove }[] => {
    const isLive = id === module.live?.id;
    const isPinned = id === module.pinned;
    const canaryLabel = id === module.canary?.id ? 'Change share' : 'Canary';
    const move = (isOffered: boolean, label: string, action: PendingMove['action']) =>
      isOffered ? [{ label, move: { action, release: id } }] : [];
    return [
      ...move(canMove && (!isLive || module.canary !== null), 'Promote', 'promote'),
      ...move(canMove && isPromoted && !isLive, canaryLabel, 'canary'),
      ...move(canPin && isPinned, 'Unpin', 'unpin'),
      ...move(canPin && !isPinned && !isLive, 'Pin for me', 'pin'),
    ];
  };
}

interface MovesProps extends Pick<ReleaseListProps, 'onMove'> {
  moves: { label: string; move: PendingMove }[];
}

function Moves({ moves, onMove }: MovesProps) {
  return (
    <Stack direction="row" sx={movesStyles}>
      {moves.map(({ label, move }) => (
        <Button
          key={label}
          size="small"
          aria-label={`${label} ${shortReleaseId(move.release)}`}
          onClick={() => onMove(move)}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}

/** The labels end where the heading does; on a phone they begin where the other cells do. */
const movesStyles = {
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 0.5,
  mr: -1.25,
  my: '-3px',
  [`@media ${phoneScreen}`]: { justifyContent: 'flex-start', ml: -1.25 },
};
