import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { FieldFrame, useFormField } from '@lumora/shared-ui/form';

interface ChoiceFieldProps<Value extends string> {
  name: string;
  label: string;
  help?: string;
  /** labels by value, in the order of the list */
  choices: Record<Value, string>;
}

/** Selects one of a few values in a native select. */
export function ChoiceField<Value extends string>({ name, label, help, choices }: ChoiceFieldProps<Value>) {
  const field = useFormField<Value>(name);
  const entries = Object.entries<string>(choices);

  return (
    <FieldFrame field={field} label={label} help={help} formatValue={(value) => choices[value]}>
      <Select
        {...field.input}
        native
        value={field.value}
        onChange={(event) => !field.isBusy && field.onChange(event)}
        input={<OutlinedInput size="small" />}
      >
        {entries.map(([value, optionLabel]) => (
          <option key={value} value={value}>
            {optionLabel}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
