import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

interface PlainFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: string;
  type?: 'text' | 'tel';
  autoFocus?: boolean;
}

/** Renders a text field outside a form. */
export function PlainField({ label, value, onChange, help, type = 'text', autoFocus = false }: PlainFieldProps) {
  const id = useId();

  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type={type}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoFocus={autoFocus}
        autoComplete="off"
        size="small"
        slotProps={{ input: { maxLength: 60, ...(help !== undefined && { 'aria-describedby': `${id}-help` }) } }}
      />
      {help !== undefined && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
