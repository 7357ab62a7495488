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
    <Stack sx={{ gap: 3 }}>
      {data ? (
        <SettingsForm header={header} settings={data.data} />
      ) : (
        <>
          <PageHeader {...header} />
          {error ? (
            <LoadFailure error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton variant="rounded" height={520} />
          )}
        </>
      )}
    </Stack>
  );
}

const header = {
  title: 'Settings',
  description: 'The name of the shop, how to reach it, and the facts about the company.',
};
