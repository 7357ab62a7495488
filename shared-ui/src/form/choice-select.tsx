import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { labelIdOf } from './fields/label-id.ts';

interface ChoiceSelectProps<Value extends string> {
  /** id of the field; its `InputLabel` has the id that `labelIdOf` returns */
  id: string;
  value: Value;
  /** labels by value, in the order of the list */
  choices: Record<Value, string>;
  onChange: (value: Value) => void;
  describedBy?: string;
}

/** Renders a select of a few values; a list that needs a search is a `SelectField`. */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { id, value, choices, onChange, describedBy } = props;
  // TypeScript types the keys of an object as string
  const values = Object.keys(choices) as Value[];

  return (
    <Select
      value={value}
      onChange={({ target }) => onChange(values.find((choice) => choice === target.value) ?? value)}
      labelId={labelIdOf(id)}
      aria-describedby={describedBy}
      SelectDisplayProps={{ id }}
      input={<OutlinedInput size="small" />}
    >
      {values.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choices[choice]}
        </MenuItem>
      ))}
    </Select>
  );
}
