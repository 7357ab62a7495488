import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { errorMessage } from '@lumora/shared-auth/core';

interface CalendarQuery {
  data: readonly unknown[] | undefined;
  /** time in ms */
  dataUpdatedAt: number;
  error: Error | null;
  isLoadingError: boolean;
  refetch: () => Promise<unknown>;
}

interface CalendarStatesProps {
  /** the queries whose rows the calendar shows */
  queries: readonly CalendarQuery[];
  /** `loadedAt`: time of the latest load in ms */
  children: (loadedAt: number) => ReactNode;
}

/** Renders the calendar after all queries have loaded. Renders nothing without promotions: the list shows the empty state. */
export function CalendarStates({ queries, children }: CalendarStatesProps) {
  const failed = queries.find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    const retryButton = <Button onClick={() => queries.forEach(({ refetch }) => void refetch())}>Retry</Button>;
    return (
      <Alert severity="error" variant="outlined" action={retryButton}>
        The calendar could not be loaded. {errorMessage(failed.error)}
      </Alert>
    );
  }
  if (queries.some(({ data }) => data === undefined)) return <Skeleton variant="rounded" height={196} />;
  if (queries.every(({ data }) => data?.length === 0)) return null;
  return children(Math.max(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)));
}
