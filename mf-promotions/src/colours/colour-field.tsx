import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, useFormField } from '@lumora/shared-ui/form';
import { typedColour } from './typed-colour.ts';

interface ColourFieldProps {
  name: string;
  label: string;
  help?: string;
}

/** Edits a colour by the colour picker of the browser or as text, such as `#ff2e88`. */
export function ColourField({ name, label, help }: ColourFieldProps) {
  const field = useFormField<string>(name);

  return (
    <FieldFrame field={field} label={label} help={help}>
      <OutlinedInput
        {...field.input}
        value={field.value}
        onChange={field.onChange}
        size="small"
        autoComplete="off"
        slotProps={{ input: { maxLength: 20, spellCheck: false } }}
        startAdornment={
          <InputAdornment position="start">
            <Box
              component="input"
              type="color"
              aria-label={`Pick the ${label.toLowerCase()}`}
              value={typedColour(field.value) ?? '#000000'}
              onChange={({ target }: React.ChangeEvent<HTMLInputElement>) =>
                !field.isBusy && field.setValue(target.value)
              }
              sx={swatchStyles}
            />
          </InputAdornment>
        }
      />
    </FieldFrame>
  );
}

const swatchStyles = {
  width: 32,
  height: 28,
  p: 0,
  ml: -0.75,
  border: 0,
  borderRadius: 0.5,
  bgcolor: 'transparent',
  cursor: 'pointer',
};
