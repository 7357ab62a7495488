import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { EmptyState } from '../list-page/empty-state.tsx';

interface TableErrorProps {
  message: string;
  /** true if there are no earlier rows to show below the error */
  isAlone: boolean;
  onRetry: () => void;
}

/** Renders the message of a failed load with a Retry button: in place of the rows, or as an alert above earlier rows. */
export function TableError({ message, isAlone, onRetry }: TableErrorProps) {
  if (isAlone) {
    return (
      <div role="alert">
        <EmptyState
          icon={<ErrorOutlineRounded color="error" />}
          title="This list could not be loaded"
          description={message}
          action={
            <Button variant="outlined" onClick={onRetry}>
              Retry
            </Button>
          }
        />
      </div>
    );
  }

  return (
    <Alert
      severity="error"
      sx={{ borderRadius: 0 }}
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
