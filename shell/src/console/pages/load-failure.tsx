import { errorMessage } from '@lumora/shared-auth/core';
import { LoadError } from '@lumora/shared-ui/dashboard';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Renders the error message of a failed load, with Retry, in place of the data. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return <LoadError message={errorMessage(error)} onRetry={onRetry} />;
}
