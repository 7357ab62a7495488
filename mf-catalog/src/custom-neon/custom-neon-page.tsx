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

  return (
    <Stack sx={{ gap: 3 }}>
      <PageHeader
        title="Custom Neon"
        description="The prices of a sign that a shopper designs. The shop and open carts use them as soon as you save; placed orders keep theirs."
      />
      {!data && !error && <Skeleton variant="rounded" height={560} />}
      {!data && error && (
        <EmptyState
          title="The rates could not be loaded"
          description={errorMessage(error)}
          action={<Button onClick={() => void refetch()}>Retry</Button>}
        />
      )}
      {data && <RatesForm rates={data} />}
    </Stack>
  );
}
