import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ModuleOverview } from '@lumora/shared-contract/releases';
import { useCan } from '@lumora/shared-auth';
import { StatusChip } from '@lumora/shared-ui';
import { timeAgo } from '@lumora/shared-ui/dashboard';
import { cardHeaderStyles, moduleTitleStyles } from './card-styles.ts';
import { LoadPlots } from './load-plots.tsx';
import { formatOperator, formatReleaseStats, moveLabels, shortReleaseId } from './module-labels.ts';
import { ModuleDetails } from './module-details.tsx';
import { MoveDialog, type PendingMove } from './move-dialog.tsx';

/** Renders the state of one module, its moves and its details. */
export function ModuleCard({ overview }: { overview: ModuleOverview }) {
  const { module, live, canary, disabled_reason, pinned, history } = overview;
  const [pendingMove, setPendingMove] = useState<PendingMove>();
  const [isOpen, setOpen] = useState(false);
  const canMove = useCan('releases.update');
  const isOff = disabled_reason !== null;
  const lastMove = history[0];

  return (
    <Card component="section" aria-label={module}>
      <Stack direction="row" sx={cardHeaderStyles}>
        <Box sx={{ flexGrow: 1, minWidth: 240 }}>
          <Typography variant="h3" component="h2" sx={moduleTitleStyles}>
            {module}
            <StatusChip tone={isOff ? 'error' : 'success'}>
              {isOff ? 'Switched off' : `Live ${shortReleaseId(live.id)}`}
            </StatusChip>
            {canary && <StatusChip tone="warning">{`Canary ${canary.percent} %`}</StatusChip>}
            {pinned !== null && <StatusChip>{`You get ${shortReleaseId(pinned)}`}</StatusChip>}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {formatReleaseStats(live.stats)}
            {canary && ` · canary ${shortReleaseId(canary.id)}: ${formatReleaseStats(canary.stats)}`}
            {lastMove && ` · ${moveLabels[lastMove.action]} by ${formatOperator(lastMove.by)}, ${timeAgo(lastMove.at)}`}
            {isOff && disabled_reason !== '' && ` · ${disabled_reason}`}
          </Typography>
        </Box>
        {canMove && <QuickMoves overview={overview} onMove={setPendingMove} />}
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Less' : 'Details'}
        </Button>
      </Stack>
      <Box sx={{ px: { xs: 2, md: 3 }, pb: 2 }}>
        <LoadPlots label="Live" intervals={live.intervals} />
        {canary && <LoadPlots label="Canary" intervals={canary.intervals} />}
      </Box>
      <Collapse in={isOpen} mountOnEnter unmountOnExit>
        <ModuleDetails overview={overview} onMove={setPendingMove} />
      </Collapse>
      {pendingMove && <MoveDialog overview={overview} move={pendingMove} onClose={() => setPendingMove(undefined)} />}
    </Card>
  );
}

interface QuickMovesProps {
  overview: ModuleOverview;
  onMove: (move: PendingMove) => void;
}

/** Renders the moves that are needed without the details: change or end a canary, roll back, switch off or on. */
function QuickMoves({ overview: { kind, live, canary, disabled_reason, previous }, onMove }: QuickMovesProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {canary && (
        <>
          <Button size="small" variant="outlined" onClick={() => onMove({ action: 'canary', release: canary.id })}>
            Change share
          </Button>
          <Button size="small" variant="outlined" onClick={() => onMove({ action: 'halt', release: canary.id })}>
            End canary
          </Button>
        </>
      )}
      {previous !== null && (
        <Button size="small" variant="outlined" onClick={() => onMove({ action: 'rollback', release: '' })}>
          Roll back
        </Button>
      )}
      {kind !== 'shell' && (
        <Button
          size="small"
          variant="outlined"
          onClick={() =>
            onMove(
              disabled_reason === null ? { action: 'disable', release: '' } : { action: 'enable', release: live.id },
            )
          }
        >
          {disabled_reason === null ? 'Switch off' : 'Switch on'}
        </Button>
      )}
    </Stack>
  );
}
