import { useRef } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Notice } from '../state/form-status.ts';
import { useFocusAfterRemoval } from '../focus/use-focus-after-removal.ts';

interface FormNoticeProps {
  /** null renders nothing */
  notice: Notice | null;
  /** called by Reload, which is shown if the notice is stale */
  onReload: () => void;
}

/** Renders the result of the last save above the buttons of a form, with Reload if somebody else changed the row. */
export function FormNotice({ notice, onReload }: FormNoticeProps) {
  return notice && <NoticeAlert notice={notice} onReload={onReload} />;
}

function NoticeAlert({ notice, onReload }: { notice: Notice; onReload: () => void }) {
  const alert = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval();

  function reload() {
    // once the row is loaded, the button is removed and the result is shown in its place
    alert.current?.focus();
    onReload();
  }

  const reloadButton = (
    <Button size="small" color="inherit" onClick={reload}>
      Reload
    </Button>
  );
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      severity={notice.severity}
      action={notice.isStale && reloadButton}
      sx={{ mx: 3, mb: 2, flexShrink: 0, overflowWrap: 'anywhere' }}
    >
      {notice.message}
    </Alert>
  );
}
