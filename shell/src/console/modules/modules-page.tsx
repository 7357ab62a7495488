import { useQuery } from '@tanstack/react-query';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { PageHeader } from '@lumora/shared-ui';
import { LoadFailure } from '../pages/load-failure.tsx';
import { ModuleCard } from './module-card.tsx';
import { modulesQuery } from './modules-api.ts';

/** Renders the live release of every module, its load statistics, and the channel moves. */
export function ModulesPage() {
  const { data, error, refetch } = useQuery(modulesQuery);

  return (
    <Stack sx={{ gap: 2, maxWidth: 1080 }}>
      <PageHeader
        title="Modules"
        description="Each part of the product is released on its own. See what is live, and move it."
      />
      {!data && !error && [0, 1, 2, 3].map((n) => <Skeleton key={n} variant="rounded" height={120} />)}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.map((module) => (
        <ModuleCard key={module.module} overview={module} />
      ))}
    </Stack>
  );
}
