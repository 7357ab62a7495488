import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

export interface TextAreaFieldProps {
  name: string;
  label: string;
  /** given what is typed: for a counter */
  help?: (value: string) => string;
  /** lines shown at least; more grow with the text */
  rows: number;
}

/** Several lines of text. */
export function TextAreaField({ name, label, help, rows }: TextAreaFieldProps) {
  const field = useFormField<string>(name);

  return (
    <FieldFrame field={field} label={label} help={help?.(field.value)}>
      <OutlinedInput
        {...field.input}
        value={field.value}
        onChange={field.onChange}
        multiline
        minRows={rows}
        maxRows={24}
        size="small"
        autoComplete="off"
      />
    </FieldFrame>
  );
}
