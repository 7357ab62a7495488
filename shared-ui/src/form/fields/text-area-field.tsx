import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from '../state/use-form-field.ts';

/** Props of a `TextAreaField`; `name` is the formik field. */
export interface TextAreaFieldProps {
  name: string;
  label: string;
  /** returns the help for the current text, such as a character counter */
  help?: (value: string) => string;
  /** minimum number of visible lines; the input grows with the text up to 24 lines */
  rows: number;
}

/** Renders a multi-line input bound to a string formik field. */
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
