import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { useCan } from '@lumora/shared-auth';
import { PageHeader } from '@lumora/shared-ui';
import { LoadFailure } from '../pages/load-failure.tsx';
import { ModuleCard } from './module-card.tsx';
import { modulesQuery } from './modules-api.ts';
import { PromoteSetDialog, type PromotableModule } from './promote-set-dialog.tsx';
import { UnpromotedCard } from './unpromoted-card.tsx';

/** Renders the live release of every module, its load statistics, the channel moves, and modules that were never live. */
export function ModulesPage() {
  const { data, error, refetch } = useQuery(modulesQuery);
  const [isPromotingSet, setPromotingSet] = useState(false);
  const canMove = useCan('releases.update');
  const { data: modules = [], unpromoted = [] } = data ?? {};
  const movable: PromotableModule[] = [
    ...modules.filter(({ live, releases }) => releases.some(({ id }) => id !== live.id)),
    ...unpromoted.map((module) => ({ ...module, live: null })),
  ];

  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader
        title="Modules"
        description="Each part of the product is released on its own. See what is live, and move it."
        actions={
          canMove && movable.length > 1 && <Button onClick={() => setPromotingSet(true)}>Promote several</Button>
        }
      />
      {!data && !error && [0, 1, 2, 3].map((n) => <Skeleton key={n} variant="rounded" height={120} />)}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {modules.map((module) => (
        <ModuleCard key={module.module} overview={module} />
      ))}
      {unpromoted.map((module) => (
        <UnpromotedCard key={module.module} module={module} />
      ))}
      {isPromotingSet && <PromoteSetDialog modules={movable} onClose={() => setPromotingSet(false)} />}
    </Stack>
  );
}
