import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

export interface TextFieldProps {
  name: string;
  label: string;
  help?: string;
  autoFocus?: boolean;
  /** which keyboard a phone shows */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** what the browser may fill in; nothing by default */
  autoComplete?: string;
}

/** One line of text. */
export function TextField({
  name,
  label,
  help,
  autoFocus = false,
  type = 'text',
  autoComplete = 'off',
}: TextFieldProps) {
  const field = useFormField<string>(name);

  return (
    <FieldFrame field={field} label={label} help={help}>
      <OutlinedInput
        {...field.input}
        value={field.value}
        onChange={field.onChange}
        autoFocus={autoFocus}
        size="small"
        type={type}
        autoComplete={autoComplete}
      />
    </FieldFrame>
  );
}
