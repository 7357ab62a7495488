import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { isHttpError, type HttpError } from '@lumora/shared-auth/core';
import { toastError } from '@lumora/shared-ui';

interface ConflictAlertProps {
  error: Error | null;
  onReload: () => void;
}

/** Shows a conflict (409) with a button that reloads; nothing for other errors. */
export function ConflictAlert({ error, onReload }: ConflictAlertProps) {
  if (!isConflict(error)) return null;
  const reloadButton = (
    <Button size="small" color="inherit" onClick={onReload}>
      Reload
    </Button>
  );
  return (
    <Alert severity="error" sx={{ mt: 1.5 }} action={reloadButton}>
      {error.message}
    </Alert>
  );
}

/** Toasts the error of an update. Does not toast a conflict, which `ConflictAlert` shows. */
export function toastUnlessConflict(error: Error): void {
  if (!isConflict(error)) toastError(error, 'Update failed');
}

function isConflict(error: Error | null): error is HttpError {
  return isHttpError(error) && error.status === 409;
}
