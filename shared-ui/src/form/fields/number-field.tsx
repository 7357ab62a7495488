import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from '../state/use-form-field.ts';

/** Props of a `NumberField`; `name` is the formik field. */
export interface NumberFieldProps {
  name: string;
  label: string;
  help?: string;
  /** defaults to 1; a fraction for numbers with decimals */
  step?: number;
}

/** Renders an input bound to a number formik field; the value is '' while the input is empty. Null is shown as an empty input. */
export function NumberField({ name, label, help, step = 1 }: NumberFieldProps) {
  const field = useFormField<number | '' | null>(name);

  return (
    <FieldFrame field={field} label={label} help={help}>
      <OutlinedInput
        {...field.input}
        value={field.value ?? ''}
        onChange={field.onChange}
        type="number"
        size="small"
        autoComplete="off"
        // without it, scrolling over the focused field changes the number
        onWheel={({ target }) => target instanceof HTMLElement && target.blur()}
        slotProps={{ input: { inputMode: Number.isInteger(step) ? 'numeric' : 'decimal', step } }}
      />
    </FieldFrame>
  );
}
