import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

export interface NumberFieldProps {
  name: string;
  label: string;
  help?: string;
  /** 1 unless told; less for numbers with decimals */
  step?: number;
}

/** A number, whole unless `step` says other; its value is '' while it is empty. */
export function NumberField({ name, label, help, step = 1 }: NumberFieldProps) {
  const field = useFormField<number | ''>(name);

  return (
    <FieldFrame field={field} label={label} help={help}>
      <OutlinedInput
        {...field.input}
        value={field.value}
        onChange={field.onChange}
        type="number"
        size="small"
        autoComplete="off"
        // Scrolling past must not change the number.
        onWheel={({ target }) => target instanceof HTMLElement && target.blur()}
        slotProps={{ input: { inputMode: Number.isInteger(step) ? 'numeric' : 'decimal', step } }}
      />
    </FieldFrame>
  );
}
