import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { errorMessage } from '@lumora/shared-auth/core';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Renders the error message of a failed load, with Try again, in place of the data. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {errorMessage(error)}
    </Alert>
  );
}
