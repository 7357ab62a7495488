import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { errorMessage } from '@lumora/shared-auth/core';

interface Question {
  data: readonly unknown[] | undefined;
  /** ms */
  dataUpdatedAt: number;
  error: Error | null;
  isLoadingError: boolean;
  refetch: () => Promise<unknown>;
}

interface CalendarStatesProps {
  /** what the calendar is made of */
  questions: readonly Question[];
  /** `asOf`: the moment (ms) of which it tells */
  children: (asOf: number) => ReactNode;
}

/** The calendar once everything is there; nothing where there is no promotion yet, as the list says what to do. */
export function CalendarStates({ questions, children }: CalendarStatesProps) {
  const failed = questions.find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    const retry = <Button onClick={() => questions.forEach(({ refetch }) => void refetch())}>Retry</Button>;
    return (
      <Alert severity="error" variant="outlined" action={retry}>
        The calendar could not be loaded. {errorMessage(failed.error)}
      </Alert>
    );
  }
  if (questions.some(({ data }) => data === undefined)) return <Skeleton variant="rounded" height={196} />;
  if (questions.every(({ data }) => data?.length === 0)) return null;
  return children(Math.max(...questions.map(({ dataUpdatedAt }) => dataUpdatedAt)));
}
