import { useEffect, useId, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { AskedQuestion, Question } from './confirm.ts';

/** Shows the questions of `confirm`, one after the other. Mounted once, inside the theme. */
export function ConfirmProvider({ children }: { children?: ReactNode }) {
  const [waiting, setWaiting] = useState<CustomEvent<AskedQuestion>[]>([]);
  const [asked] = waiting;

  useEffect(() => {
    function hear(event: CustomEvent<AskedQuestion>) {
      event.preventDefault(); // tells `confirm` that it was heard
      setWaiting((others) => [...others, event]);
    }
    window.addEventListener('lumora:confirm', hear);
    return () => window.removeEventListener('lumora:confirm', hear);
  }, []);

  function settle(isConfirmed: boolean) {
    asked?.detail.answer(isConfirmed);
    setWaiting((others) => others.filter((other) => other !== asked));
  }

  return (
    <>
      {children}
      {asked && <ConfirmDialog key={asked.timeStamp} question={asked.detail.question} onSettle={settle} />}
    </>
  );
}

interface ConfirmDialogProps {
  question: Question;
  onSettle: (isConfirmed: boolean) => void;
}

function ConfirmDialog({ question, onSettle }: ConfirmDialogProps) {
  const id = useId();
  const { title, message, action, danger = false } = question;

  return (
    <Dialog
      open
      onClose={() => onSettle(false)}
      aria-labelledby={`${id}-title`}
      {...(message !== undefined && { 'aria-describedby': `${id}-message` })}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {message !== undefined && (
        <DialogContent>
          <DialogContentText id={`${id}-message`} sx={{ overflowWrap: 'anywhere' }}>
            {message}
          </DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button autoFocus onClick={() => onSettle(false)}>
          Cancel
        </Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={() => onSettle(true)}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
