import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from '../state/use-form-field.ts';

/** Props of a `TextField`; `name` is the formik field. */
export interface TextFieldProps {
  name: string;
  label: string;
  help?: string;
  /** shown while the input is empty */
  placeholder?: string;
  autoFocus?: boolean;
  /** input type, which selects the keyboard of a phone; defaults to `text` */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** `autocomplete` attribute; defaults to `off` */
  autoComplete?: string;
}

/** Renders a single-line input bound to a string formik field. */
export function TextField({
  name,
  label,
  help,
  placeholder,
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
        placeholder={placeholder}
        autoComplete={autoComplete}
      />
    </FieldFrame>
  );
}
