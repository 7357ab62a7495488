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

/** What is seen of a piece that is not there yet: nothing at first, progress after 300 ms, or why it failed. */
export function LoadFrame({ status, onRetry, onClose }: LoadFrameProps) {
  const isSlow = useIsSlow(status === 'loading');
  const isShown = status === 'failed' || isSlow;

  if (!isShown) return null;
  if (!onClose) return status === 'failed' ? <Failure onRetry={onRetry} /> : <Progress />;

  // the browser's own dialog: code for a better one may be what did not come
  return (
    <Box
      component="dialog"
      ref={showModal}
      onClose={onClose}
      sx={waitingStyles}
      aria-label={status === 'failed' ? failureText : progressText}
    >
      {status === 'failed' ? failureText : <Progress />}
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1, mt: 2 }}>
        <Button onClick={onClose}>Close</Button>
        {status === 'failed' && (
          <Button variant="contained" onClick={onRetry} autoFocus>
            Try again
          </Button>
        )}
      </Stack>
    </Box>
  );
}

/** Closed before the piece takes its place, so that the focus goes back to where the piece is opened from, and later returns to. */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => {
    dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true });
    dialog.close();
  };
}

const waitingStyles = {
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
    <Alert severity="error" variant="outlined" action={<Button onClick={onRetry}>Try again</Button>}>
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
