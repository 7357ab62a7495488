import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { errorMessage } from '@lumora/shared-auth/core';
import { EmptyState, PageHeader } from '@lumora/shared-ui';
import { ratesQuery } from './rates-api.ts';
import { RatesForm } from './rates-form.tsx';

/** Edits the rates that price designed signs. */
export function CustomNeonPage() {
  const { data, error, refetch } = useQuery(ratesQuery);

  if (data) return <RatesForm header={header} rates={data} />;
  return (
    <Stack sx={{ gap: 3 }}>
      {error ? (
        <>
          <PageHeader {...header} />
          <EmptyState
            title="The rates could not be loaded"
            description={errorMessage(error)}
            action={<Button onClick={() => void refetch()}>Retry</Button>}
          />
        </>
      ) : (
        <>
          {/* no heading, because that of the form would replace it and the focus would be lost */}
          <Skeleton variant="rounded" sx={{ maxWidth: 360, height: { xs: 40, md: 56 } }} />
          <Skeleton variant="rounded" height={560} />
        </>
      )}
    </Stack>
  );
}

const header = {
  title: 'Custom Neon',
  description: 'Prices of signs that shoppers design. Open carts use them once saved; placed orders keep theirs.',
};
