import { useQuery } from '@tanstack/react-query';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { PageHeader } from '@lumora/shared-ui';
import { LoadFailure } from '../pages/load-failure.tsx';
import { settingsQuery } from './settings-api.ts';
import { SettingsForm } from './settings-form.tsx';

export function SettingsPage() {
  return (
    <Stack sx={{ gap: 3 }}>
      <SettingsContent />
    </Stack>
  );
}

function SettingsContent() {
  const { data, error, refetch } = useQuery(settingsQuery);

  if (data) return <SettingsForm header={header} settings={data.data} />;
  return error ? (
    <>
      <PageHeader {...header} />
      <LoadFailure error={error} onRetry={() => void refetch()} />
    </>
  ) : (
    <>
      {/* no heading, because that of the form would replace it and the focus would be lost */}
      <Skeleton variant="rounded" sx={{ maxWidth: 360, height: { xs: 40, md: 56 } }} />
      <Skeleton variant="rounded" height={520} />
    </>
  );
}

const header = {
  title: 'Settings',
  description: 'The name of the shop, how to reach it, and the facts about the company.',
};
