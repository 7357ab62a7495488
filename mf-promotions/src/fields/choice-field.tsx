import { ChoiceSelect } from '@lumora/shared-ui/choice-select';
import { FieldFrame, useFormField } from '@lumora/shared-ui/form';

interface ChoiceFieldProps<Value extends string> {
  name: string;
  label: string;
  help?: string;
  /** labels by value, in the order of the list */
  choices: Record<Value, string>;
}

/** Selects one of a few values. */
export function ChoiceField<Value extends string>({ name, label, help, choices }: ChoiceFieldProps<Value>) {
  const field = useFormField<Value>(name);

  return (
    <FieldFrame field={field} label={label} help={help} formatValue={(value) => choices[value]}>
      <ChoiceSelect
        id={field.id}
        value={field.value}
        choices={choices}
        onChange={(value) => !field.isBusy && field.setValue(value)}
        describedBy={field.input['aria-describedby']}
      />
    </FieldFrame>
  );
}
