import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { ConflictChoice } from '../conflicts/conflict-choice.tsx';
import { useFormField } from '../state/use-form-field.ts';

/** Props of a `CheckboxField`; `name` is the formik field. */
export interface CheckboxFieldProps {
  name: string;
  label: string;
  help?: string;
}

/** Renders a checkbox bound to a boolean formik field. */
export function CheckboxField({ name, label, help }: CheckboxFieldProps) {
  const { id, value, error, conflict, isBusy, setValue } = useFormField<boolean>(name);

  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={id}
            name={name}
            checked={value}
            onChange={(_event, isChecked) => !isBusy && setValue(isChecked)}
            slotProps={{ input: { 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-help` } }}
          />
        }
      />
      <FormHelperText id={`${id}-help`} sx={{ mx: 0, mt: 0, '&:empty': { m: 0 } }}>
        {error ?? help}
      </FormHelperText>
      <ConflictChoice conflict={conflict} label={label} name={name} formatValue={formatChecked} />
    </FormControl>
  );
}

function formatChecked(isChecked: boolean): string {
  return isChecked ? 'on' : 'off';
}
