import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface SaveButtonProps {
  label: string;
  isSaving: boolean;
}

/** Both labels lie in one cell, so that the button is as wide as the wider of them and never moves. */
export function SaveButton({ label, isSaving }: SaveButtonProps) {
  return (
    // not `disabled`: that would take the focus away in the middle of a save
    <Button type="submit" variant="contained" aria-disabled={isSaving} sx={{ display: 'inline-grid' }}>
      <Label text={label} isShown={!isSaving} />
      <Label text="Saving…" isShown={isSaving} />
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
