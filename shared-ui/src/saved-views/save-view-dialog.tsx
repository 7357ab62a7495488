import { useId, useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { SaveButton } from '../form/saving/save-button.tsx';

interface SaveViewDialogProps {
  /** names of the existing views */
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a new view. */
export function SaveViewDialog({ taken, onSave, onClose }: SaveViewDialogProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') return setError('Name is required');
    if (taken.includes(trimmed)) return setError(`There is a view named “${trimmed}” already.`);
    onSave(trimmed);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs">
      <form noValidate onSubmit={handleSubmit}>
        <DialogTitle id={id}>Save view</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label="Name"
            value={name}
            onChange={({ target }) => setName(target.value)}
            autoComplete="off"
            error={error !== undefined}
            helperText={
              error ?? 'It keeps the filters, the search, the order and the columns of this list, in this browser.'
            }
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SaveButton label="Save view" isSaving={false} />
        </DialogActions>
      </form>
    </Dialog>
  );
}
