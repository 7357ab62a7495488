import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface SaveButtonProps {
  label: string;
  isSaving: boolean;
  /** label meanwhile; 'Saving…' unless told */
  savingLabel?: string;
  /** nothing to save */
  isDisabled?: boolean;
  /** id of the form that it sends, where it stands outside */
  form?: string;
}

/** Both labels lie in one cell, so that the button is as wide as the wider of them and never moves. */
export function SaveButton({ label, isSaving, savingLabel = 'Saving…', isDisabled = false, form }: SaveButtonProps) {
  return (
    // not `disabled` while it saves: that would take the focus away in the middle of a save
    <Button
      type="submit"
      variant="contained"
      form={form}
      disabled={isDisabled}
      aria-disabled={isSaving}
      sx={{ display: 'inline-grid' }}
    >
      <Label text={label} isShown={!isSaving} />
      <Label text={savingLabel} isShown={isSaving} />
    </Button>
  );
}

function Label({ text, isShown }: { text: string; isShown: boolean }) {
  return (
    <Box component="span" aria-hidden={!isShown} sx={{ gridArea: '1 / 1', visibility: isShown ? 'visible' : 'hidden' }}>
      {text}
    </Box>
  );
}
