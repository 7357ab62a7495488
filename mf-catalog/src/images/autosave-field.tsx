import { useId, useState, type KeyboardEvent } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLeaveGuard } from '@lumora/shared-ui/form';

interface AutosaveFieldProps {
  label: string;
  /** name of the edited item, which distinguishes fields with the same label */
  of: string;
  saved: string;
  placeholder?: string;
  inputMode?: 'numeric' | 'text';
  /** true for a text that wraps; it contains no line breaks all the same */
  isMultiline?: boolean;
  isReadOnly: boolean;
  /** Saves an edited value; resolves to an error message, or undefined on success. */
  onCommit: (value: string) => Promise<string | undefined>;
}

/**
 * Edits one value outside a form: Enter and blur save it, Escape discards the edit. Asks before the user leaves the page with
 * an edit that is not being saved.
 */
export function AutosaveField(props: AutosaveFieldProps) {
  const { label, of, saved, placeholder, inputMode, isMultiline = false, isReadOnly, onCommit } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [isSaving, setSaving] = useState(false);
  const isChanged = draft !== null && draft.trim() !== saved;
  // a click on a link starts the save, because the field loses the focus
  useLeaveGuard(isChanged && !isSaving);

  async function commit() {
    if (draft === null || isSaving) return;
    if (!isChanged) return discard();
    setSaving(true);
    const message = await onCommit(draft.trim());
    setSaving(false);
    setError(message);
    if (message === undefined) setDraft(null);
  }

  function discard() {
    setDraft(null);
    setError(undefined);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      void commit();
    }
    if (event.key === 'Escape') discard();
  }

  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        size="small"
        multiline={isMultiline}
        sx={{ '& textarea': growingStyles }}
        value={draft ?? saved}
        placeholder={placeholder}
        readOnly={isReadOnly || isSaving}
        autoComplete="off"
        onChange={({ target }) => setDraft(target.value.replaceAll('\n', ' '))}
        onBlur={() => void commit()}
        onKeyDown={handleKey}
        slotProps={{ input: { inputMode, 'aria-label': `${label} of ${of}`, 'aria-describedby': `${id}-help` } }}
      />
      <FormHelperText id={`${id}-help`} sx={{ mt: error === undefined ? 0 : undefined, overflowWrap: 'anywhere' }}>
        {error}
      </FormHelperText>
    </FormControl>
  );
}

/** The height that MUI sets is that of the text before the font is loaded. */
const growingStyles = { '@supports (field-sizing: content)': { fieldSizing: 'content', height: 'auto !important' } };
