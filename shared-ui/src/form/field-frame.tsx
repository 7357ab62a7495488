import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormField } from './use-form-field.ts';

interface FieldFrameProps<Value> {
  /** result of `useFormField` */
  field: FormField<Value>;
  label: string;
  /** shown below the input when there is no error */
  help: string | undefined;
  /** formats a value that somebody else saved; defaults to `String` */
  formatValue?: (value: Value) => string;
  /** the input */
  children: ReactNode;
}

/**
 * Renders a form field: label above with a mark if it is required, input, help or error below. After a conflict it offers
 * the value that somebody else saved.
 */
export function FieldFrame<Value>({ field, label, help, formatValue = String, children }: FieldFrameProps<Value>) {
  const { id, error, isRequired, savedMeanwhile, setValue } = field;

  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id} data-required={isRequired || undefined}>
        {label}
      </InputLabel>
      {children}
      {/* always rendered, because the input refers to it */}
      <FormHelperText id={`${id}-help`} sx={{ overflowWrap: 'anywhere', '&:empty': { m: 0 } }}>
        {error ?? help}
      </FormHelperText>
      {savedMeanwhile && (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            Saved meanwhile: “{formatValue(savedMeanwhile.value)}”
          </Typography>
          <Button size="small" onClick={() => setValue(savedMeanwhile.value)} aria-describedby={id}>
            Use it
          </Button>
        </Stack>
      )}
    </FormControl>
  );
}
