import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { isHttpError, type HttpError } from '@lumora/shared-auth/core';
import { toastError } from '@lumora/shared-ui';
import { useFocusAfterRemoval } from '@lumora/shared-ui/form';

interface ConflictAlertProps {
  /** the mutation that failed */
  change: { error: Error | null; reset: () => void };
  /** rejects if the row fails to load */
  onReload: () => Promise<void>;
}

/** Shows a conflict (409) with a button that reloads the row; nothing for other errors. */
export function ConflictAlert({ change: { error, reset }, onReload }: ConflictAlertProps) {
  async function reload() {
    try {
      await onReload();
      reset();
    } catch (failure) {
      toastError(failure, 'Reload failed');
    }
  }

  return isConflict(error) && <ReloadAlert message={error.message} onReload={() => void reload()} />;
}

function ReloadAlert({ message, onReload }: { message: string; onReload: () => void }) {
  // Reload removes its own button
  useFocusAfterRemoval();

  const reloadButton = (
    <Button size="small" color="inherit" onClick={onReload}>
      Reload
    </Button>
  );
  return (
    <Alert severity="error" sx={{ mt: 1.5 }} action={reloadButton}>
      {message}
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
