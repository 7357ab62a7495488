import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { Confirmation } from './confirm.ts';

interface ConfirmDialogProps {
  confirmation: Confirmation;
  onConfirm: () => void;
  onClose: () => void;
}

/** Renders one confirmation dialog. Cancel has the initial focus. */
export function ConfirmDialog({ confirmation, onConfirm, onClose }: ConfirmDialogProps) {
  const id = useId();
  const { title, message, action, danger = false } = confirmation;

  return (
    <Dialog
      open
      onClose={onClose}
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
        <Button autoFocus onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
