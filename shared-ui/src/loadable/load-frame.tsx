import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
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

  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-label={status === 'failed' ? failureText : progressText}>
      <DialogContent sx={{ pt: 3 }}>{status === 'failed' ? failureText : <Progress />}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {status === 'failed' && (
          <Button variant="contained" onClick={onRetry} autoFocus>
            Try again
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

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
    <Stack role="status" direction="row" sx={{ alignItems: 'center', justifyContent: 'center', gap: 1.5, py: 2 }}>
      <CircularProgress size={18} aria-hidden />
      {progressText}
    </Stack>
  );
}
