import { useId } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { countOf, formatNumber } from '@lumora/shared-contract/format';
import { useLeaveGuard } from '@lumora/shared-ui/form';
import { listUnprocessed, type BulkRun } from './bulk-run.ts';
import { UnprocessedProducts } from './unprocessed-products.tsx';

interface BulkDialogProps {
  run: BulkRun;
  onStop: () => void;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Shows the progress of a bulk change, then the products that failed, with a retry button. */
export function BulkDialog({ run, onStop, onRetry, onDismiss }: BulkDialogProps) {
  const id = useId();
  const { change, products, doneIds, isRunning } = run;
  useLeaveGuard(isRunning, leaveQuestion);
  const doneCount = `${formatNumber(doneIds.size)} of ${formatNumber(products.size)}`;

  return (
    <Dialog open onClose={isRunning ? undefined : onDismiss} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{`${change.label} ${countOf(products.size, 'product')}`}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minHeight: 0 }}>
        <Typography role="status">{isRunning ? doneCount : `${doneCount} ${change.doneLabel}`}</Typography>
        <LinearProgress
          variant="determinate"
          aria-label="Progress"
          value={(doneIds.size / products.size) * 100}
          color={isRunning ? 'primary' : 'warning'}
        />
        {!isRunning && <Summary run={run} />}
      </DialogContent>
      <DialogActions>
        {isRunning ? (
          <Button onClick={onStop}>Stop</Button>
        ) : (
          <>
            <Button onClick={onDismiss}>Close</Button>
            <Button variant="contained" autoFocus onClick={onRetry}>
              Retry {formatNumber(products.size - doneIds.size)}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Summary({ run }: { run: BulkRun }) {
  return (
    <>
      {run.problem !== null && (
        <Alert severity={run.problem === 'Stopped.' ? 'info' : 'error'}>
          <div>{run.problem}</div>
          {run.unconfirmedIds.size > 0 && <div>{lostResponseHint}</div>}
        </Alert>
      )}
      <UnprocessedProducts products={listUnprocessed(run)} />
    </>
  );
}

const lostResponseHint =
  'Products without a response may have been changed all the same. Retry makes the change again, which does no harm.';

const leaveQuestion = {
  title: 'Stop the change?',
  message: 'What is done stays done, the rest stays as it is.',
  action: 'Stop and leave',
};
