import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { choicesPaper, FieldFrame, useFormField } from '@lumora/shared-ui/form';

export interface Titled {
  id: number;
  title: string;
}

interface ScopeFieldProps {
  name: string;
  label: string;
  help: string;
  /** what the choices are called, such as `categories` */
  plural: string;
  /** titles of what is chosen already */
  known: readonly Titled[];
  /** found for what is typed; undefined until it is known */
  found: readonly Titled[] | undefined;
  isFailed: boolean;
  onType: (typed: string) => void;
}

/** Some of a long list, found by typing; the field's value is their ids. */
export function ScopeField({ name, label, help, plural, known, found, isFailed, onType }: ScopeFieldProps) {
  const field = useFormField<number[]>(name);
  const [chosen, setChosen] = useState(known);
  const titleOf = (id: number) => [...chosen, ...known].find((one) => one.id === id)?.title ?? `No. ${id}`;

  return (
    <FieldFrame field={field} label={label} help={help} formatValue={(ids) => ids.map(titleOf).join(', ') || 'none'}>
      <Autocomplete
        multiple
        id={field.id}
        options={found ?? none}
        // the server has searched, or all are here
        filterOptions={(options) => options}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        value={field.value.map((id) => ({ id, title: titleOf(id) }))}
        onChange={(_event, next) => {
          setChosen(next);
          field.setValue(next.map(({ id }) => id));
        }}
        onInputChange={(_event, typed) => onType(typed)}
        loading={found === undefined && !isFailed}
        noOptionsText={isFailed ? `The ${plural} could not be loaded. Type again to retry.` : `No ${plural} found`}
        filterSelectedOptions
        readOnly={field.isBusy}
        size="small"
        slotProps={{ paper: choicesPaper }}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            {...field.input}
            slotProps={{ input: slotProps.htmlInput }}
            size="small"
            fullWidth
          />
        )}
      />
    </FieldFrame>
  );
}

const none: readonly Titled[] = [];
