import { CheckboxField } from '@lumora/shared-ui/form';
import { FieldRow } from '../fields/field-row.ts';
import { DateTimeField } from './date-time-field.tsx';

/** Edits the schedule: fields `is_active`, `starts_at` and `ends_at` of the form. */
export function ScheduleFields() {
  return (
    <>
      <CheckboxField
        name="is_active"
        label="Active"
        help="Off, it is a draft that no shopper sees, whatever its dates."
      />
      <FieldRow>
        <DateTimeField name="starts_at" label="Starts" help="India time. Empty: at once." />
        <DateTimeField name="ends_at" label="Ends" help="India time. Empty: never." />
      </FieldRow>
    </>
  );
}
