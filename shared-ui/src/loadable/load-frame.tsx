import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useIsSlow } from './use-is-slow.ts';

interface LoadFrameProps {
  status: 'loading' | 'failed';
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

/** Renders the state of a component whose code is not loaded: nothing at first, progress after 300 ms, or the failure. */
export function LoadFrame({ status, onRetry, onClose }: LoadFrameProps) {
  const isSlow = useIsSlow(status === 'loading');
  const isVisible = status === 'failed' || isSlow;

  if (!isVisible) return null;
  if (!onClose) return status === 'failed' ? <Failure onRetry={onRetry} /> : <Progress />;

  // the native dialog, because the code of MUI's dialog may be what failed to load
  return (
    <Box
      component="dialog"
      ref={showModal}
      onClose={onClose}
      sx={dialogStyles}
      aria-label={status === 'failed' ? failureText : progressText}
    >
      {status === 'failed' ? failureText : <Progress />}
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1, mt: 2 }}>
        <Button onClick={onClose}>Close</Button>
        {status === 'failed' && (
          <Button variant="contained" onClick={onRetry} autoFocus>
            Retry
          </Button>
        )}
      </Stack>
    </Box>
  );
}

/**
 * Opens the dialog, as its ref callback. Its cleanup closes the dialog before the loaded component replaces it, so that the
 * focus returns to the opener first; the loaded dialog then restores the focus to the same element.
 */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => {
    dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true });
    dialog.close();
  };
}

const dialogStyles = {
  width: 'min(444px, 100% - 24px)',
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&::backdrop': { bgcolor: 'rgb(11 11 18 / 0.5)' },
};

const failureText = 'This part could not be loaded. Check your connection and try again.';
const progressText = 'Loading…';

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert severity="error" variant="outlined" action={<Button onClick={onRetry}>Retry</Button>}>
      {failureText}
    </Alert>
  );
}

function Progress() {
  return (
    <Stack role="status" sx={{ alignItems: 'center', py: 2 }}>
      {progressText}
    </Stack>
  );
}
