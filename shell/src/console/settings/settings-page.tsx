import { useQuery } from '@tanstack/react-query';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { PageHeader } from '@lumora/shared-ui';
import { LoadFailure } from '../pages/load-failure.tsx';
import { settingsQuery } from './settings-api.ts';
import { SettingsForm } from './settings-form.tsx';

export function SettingsPage() {
  const { data, error, refetch } = useQuery(settingsQuery);

  return (
    <Stack sx={{ gap: 3, maxWidth: 720 }}>
      <PageHeader title="Settings" description="What the shop says of itself, on every page and in every chat link." />
      {!data && !error && <Skeleton variant="rounded" height={520} />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && <SettingsForm settings={data.data} />}
    </Stack>
  );
}
