import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormField } from './use-form-field.ts';

interface FieldFrameProps<Value> {
  field: FormField<Value>;
  label: string;
  help: string | undefined;
  /** words for a value, where they are not the value itself */
  formatValue?: (value: Value) => string;
  children: ReactNode;
}

/** Label above, help or error below; the line below is always there, so that an error moves nothing. */
export function FieldFrame<Value>({ field, label, help, formatValue = String, children }: FieldFrameProps<Value>) {
  const { id, error, savedMeanwhile, setValue } = field;

  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children}
      <FormHelperText id={`${id}-help`} sx={{ overflowWrap: 'anywhere' }}>
        {error ?? help ?? ' '}
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
