import { useRef } from 'react';
import { useField } from 'formik';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, useFormField } from '@lumora/shared-ui/form';
import { fromIndiaField, formatIndiaDateTime, toIndiaField } from '@lumora/shared-ui';

interface MomentFieldProps {
  name: string;
  label: string;
  help: string;
}

/** A date and a time in India; its value is the moment in ISO 8601, UTC, and '' while it is empty. */
export function DateTimeField({ name, label, help }: MomentFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // a date without a time is '' to the form, and would be saved as none
  const field = useFormField<string>(name, () =>
    input.current?.validity.badInput ? 'Enter both the date and the time' : undefined,
  );

  const [, , { setValue }] = useField<string>(name);

  return (
    <FieldFrame
      field={field}
      label={label}
      help={help}
      formatValue={(moment) => (moment ? formatIndiaDateTime(moment) : 'none')}
    >
      <OutlinedInput
        {...field.input}
        inputRef={input}
        value={toIndiaField(field.value)}
        // not the frame's own way, which would scold a year that is being typed
        onChange={({ target }) => void setValue(fromIndiaField(target.value))}
        type="datetime-local"
        size="small"
        slotProps={{ input: { min: '1970-01-02T00:00', max: '9998-12-31T23:59' } }}
      />
    </FieldFrame>
  );
}
