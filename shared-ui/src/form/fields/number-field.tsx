import { useState, type ChangeEvent } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { plainNumber } from '@lumora/shared-contract/format';
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

/**
 * Renders an input bound to a number formik field, which also takes formatted numbers such as `₹1,499`. The value is '' while
 * the input is empty, and NaN while its text is no number. Null is shown as an empty input.
 */
export function NumberField({ name, label, help, step = 1 }: NumberFieldProps) {
  const field = useFormField<number | '' | null>(name);
  const [text, setText] = useState('');

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setText(target.value);
    field.typeValue(toNumber(target.value));
  }

  return (
    <FieldFrame field={field} label={label} help={help}>
      {/* not a number input: that reports a text such as 1,299/- as empty */}
      <OutlinedInput
        {...field.input}
        value={Object.is(toNumber(text), field.value) ? text : displayed(field.value)}
        onChange={change}
        size="small"
        autoComplete="off"
        slotProps={{ input: { inputMode: Number.isInteger(step) ? 'numeric' : 'decimal' } }}
      />
    </FieldFrame>
  );
}

const displayed = (value: number | '' | null) => (value === null || Number.isNaN(value) ? '' : value);

function toNumber(text: string): number | '' {
  const plain = plainNumber(text);
  return plain === '' ? '' : Number(plain);
}
