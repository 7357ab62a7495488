import type { ReactNode } from 'react';
import PowerSettingsNewRounded from '@mui/icons-material/PowerSettingsNewRounded';
import PublishRounded from '@mui/icons-material/PublishRounded';
import StopCircleRounded from '@mui/icons-material/StopCircleRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import type { PendingMove } from './move-dialog.tsx';
import type { ModuleRow } from '../module-row.ts';

interface OfferedMove extends PendingMove {
  label: string;
  icon: ReactNode;
}

/** Returns the moves that need no choice of a release: change or end a canary, roll back, disable or enable, promote first. */
export function offeredMoves({ kind, live, canary, disabled_reason, previous, releases }: ModuleRow): OfferedMove[] {
  const [newest] = releases;
  if (live === null) {
    return newest ? [{ label: 'Promote', icon: <PublishRounded />, action: 'promote', release: newest.id }] : [];
  }
  const moves: OfferedMove[] = [];
  if (canary) {
    moves.push(
      { label: 'Change share', icon: <TuneRounded />, action: 'canary', release: canary.id },
      { label: 'End canary', icon: <StopCircleRounded />, action: 'halt', release: canary.id },
    );
  }
  if (previous !== null) moves.push({ label: 'Roll back', icon: <UndoRounded />, action: 'rollback', release: '' });
  if (kind !== 'shell') {
    moves.push(
      disabled_reason === null
        ? { label: 'Disable module', icon: <PowerSettingsNewRounded />, action: 'disable', release: '' }
        : { label: 'Enable module', icon: <PowerSettingsNewRounded />, action: 'enable', release: live.id },
    );
  }
  return moves;
}
