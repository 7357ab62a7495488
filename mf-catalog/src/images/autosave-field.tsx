import { useId, useState, type KeyboardEvent } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

interface InstantFieldProps {
  label: string;
  /** which of many fields of this label it is */
  of: string;
  saved: string;
  placeholder?: string;
  inputMode?: 'numeric' | 'text';
  isReadOnly: boolean;
  /** Saves what was typed, when it differs from what is saved; resolves to why it could not be. */
  onCommit: (typed: string) => Promise<string | undefined>;
}

/** A field outside of any form: Enter and leaving it save, Escape takes back what was typed. */
export function AutosaveField({ label, of, saved, placeholder, inputMode, isReadOnly, onCommit }: InstantFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | undefined>();
  const [isSaving, setSaving] = useState(false);

  async function commit() {
    if (typed === null || isSaving) return;
    if (typed.trim() === saved) return takeBack();
    setSaving(true);
    const reason = await onCommit(typed.trim());
    setSaving(false);
    setRefusal(reason);
    if (reason === undefined) setTyped(null);
  }

  function takeBack() {
    setTyped(null);
    setRefusal(undefined);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') void commit();
    if (event.key === 'Escape') takeBack();
  }

  return (
    <FormControl fullWidth error={refusal !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        size="small"
        value={typed ?? saved}
        placeholder={placeholder}
        readOnly={isReadOnly || isSaving}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void commit()}
        onKeyDown={handleKey}
        slotProps={{ input: { inputMode, 'aria-label': `${label} of ${of}`, 'aria-describedby': `${id}-help` } }}
      />
      <FormHelperText id={`${id}-help`} sx={{ mt: refusal === undefined ? 0 : undefined, overflowWrap: 'anywhere' }}>
        {refusal}
      </FormHelperText>
    </FormControl>
  );
}
