import { useRef } from 'react';
import { useField } from 'formik';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, useFormField } from '@lumora/shared-ui/form';
import { fromIndiaField, formatIndiaDateTime, toIndiaField } from '@lumora/shared-ui';

interface DateTimeFieldProps {
  name: string;
  label: string;
  help: string;
}

/** Edits a date and time in the Indian time zone. Its value is an ISO 8601 timestamp in UTC, or '' if it is empty. */
export function DateTimeField({ name, label, help }: DateTimeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // the value of an incomplete input is '', which would be saved as no date
  const field = useFormField<string>(name, () =>
    input.current?.validity.badInput ? 'Enter both the date and the time' : undefined,
  );

  const [, , { setValue }] = useField<string>(name);

  return (
    <FieldFrame
      field={field}
      label={label}
      help={help}
      formatValue={(timestamp) => (timestamp ? formatIndiaDateTime(timestamp) : 'none')}
    >
      <OutlinedInput
        {...field.input}
        inputRef={input}
        value={toIndiaField(field.value)}
        // bypasses the immediate validation of useFormField, which would reject a partly typed year
        onChange={({ target }) => void setValue(fromIndiaField(target.value))}
        type="datetime-local"
        size="small"
        slotProps={{ input: { min: '1970-01-02T00:00', max: '9998-12-31T23:59' } }}
      />
    </FieldFrame>
  );
}
