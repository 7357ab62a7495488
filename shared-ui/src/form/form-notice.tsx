import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Notice } from './form-status.ts';

interface FormNoticeProps {
  notice: Notice | null;
  onReload: () => void;
}

/** What the last try came to, above the buttons; offers to load a row anew that somebody else has changed. */
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
