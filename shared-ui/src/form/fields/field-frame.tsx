import type { ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { ConflictChoice } from '../conflicts/conflict-choice.tsx';
import { labelIdOf } from './label-id.ts';
import type { FormField } from '../state/use-form-field.ts';

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
 * Renders a form field: label above with a mark if it is required, input, help or error below. After a conflict it
 * offers both values.
 */
export function FieldFrame<Value>({ field, label, help, formatValue, children }: FieldFrameProps<Value>) {
  const { id, error, isRequired, conflict } = field;

  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel id={labelIdOf(id)} htmlFor={id} data-required={isRequired || undefined}>
        {label}
      </InputLabel>
      {children}
      {/* always rendered, because the input refers to it */}
      <FormHelperText id={`${id}-help`} sx={{ overflowWrap: 'anywhere', '&:empty': { m: 0 } }}>
        {error ?? help}
      </FormHelperText>
      <ConflictChoice conflict={conflict} label={label} name={field.input.name} formatValue={formatValue} />
    </FormControl>
  );
}
