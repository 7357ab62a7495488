import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCan } from '@lumora/shared-auth';
import { PageHeader, useEntityName } from '@lumora/shared-ui';
import { LoadFailure } from '../../pages/load-failure.tsx';
import { NotFoundPage } from '../../pages/not-found-page.tsx';
import { useReleaseSet } from '../../release-set/release-set-context.ts';
import { ScreenSkeleton } from '../../remotes/screen-skeleton.tsx';
import { ModuleDetails } from './module-details.tsx';
import { offeredMoves } from '../moves/module-moves.tsx';
import { moduleRows, type ModuleRow } from '../module-row.ts';
import { modulesQuery } from '../modules-api.ts';
import { MoveDialog, type PendingMove } from '../moves/move-dialog.tsx';
import { ReleaseHealth } from './release-health.tsx';

/** Renders one module: its live release and canary, and in tabs its releases, checks, history, failures and sizes. */
export function ModulePage() {
  const { module: id } = useParams();
  const { data, error, refetch } = useQuery(modulesQuery);
  const set = useReleaseSet();
  const module = data && moduleRows(data, set).find((row) => row.module === id);
  useEntityName(module?.title);

  if (!data && !error) return <ScreenSkeleton />;
  if (!data) {
    return (
      <Stack sx={{ gap: 2 }}>
        <PageHeader title="Module" />
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </Stack>
    );
  }
  return module ? <ModuleSheet module={module} /> : <NotFoundPage home="/admin" fills="frame" />;
}

function ModuleSheet({ module }: { module: ModuleRow }) {
  const [pendingMove, setPendingMove] = useState<PendingMove>();
  const canMove = useCan('releases.update');
  const moves = canMove ? offeredMoves(module) : [];

  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader
        title={module.title}
        description={module.description}
        actions={
          moves.length > 0 &&
          moves.map(({ label, icon, ...move }) => (
            <Button key={label} variant="outlined" startIcon={icon} onClick={() => setPendingMove(move)}>
              {label}
            </Button>
          ))
        }
      />
      {module.disabled_reason !== null && (
        <Alert severity="error" variant="outlined">
          {module.disabled_reason === '' ? 'It is disabled.' : `It is disabled: ${module.disabled_reason}`}
        </Alert>
      )}
      <ReleaseHealth module={module} />
      <ModuleDetails module={module} onMove={setPendingMove} />
      {pendingMove && <MoveDialog module={module} move={pendingMove} onClose={() => setPendingMove(undefined)} />}
    </Stack>
  );
}
