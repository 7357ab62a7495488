import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Notice } from '../state/form-status.ts';

interface FormNoticeProps {
  /** null renders nothing */
  notice: Notice | null;
  /** called by Reload, which is shown if the notice is stale */
  onReload: () => void;
}

/** Renders the result of the last save above the buttons of a form, with Reload if somebody else changed the row. */
export function FormNotice({ notice, onReload }: FormNoticeProps) {
  if (notice === null) return null;

  const reload = (
    <Button size="small" color="inherit" onClick={onReload}>
      Reload
    </Button>
  );
  return (
    <Alert
      severity={notice.severity}
      action={notice.isStale && reload}
      sx={{ mx: 3, mb: 2, flexShrink: 0, overflowWrap: 'anywhere' }}
    >
      {notice.message}
    </Alert>
  );
}
