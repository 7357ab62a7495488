import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, useFormField } from '@lumora/shared-ui/form';
import { isColour } from './contrast.ts';

interface ColourFieldProps {
  name: string;
  label: string;
  help?: string;
}

/** A colour, picked in the browser's own chooser or typed as `#ff2e88`. */
export function ColourField({ name, label, help }: ColourFieldProps) {
  const field = useFormField<string>(name);
  const picked = isColour(field.value) ? field.value.trim().toLowerCase() : '#000000';

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
              value={picked}
              onChange={({ target }: React.ChangeEvent<HTMLInputElement>) =>
                !field.isBusy && field.setValue(target.value)
              }
              sx={swatch}
            />
          </InputAdornment>
        }
      />
    </FieldFrame>
  );
}

const swatch = {
  width: 32,
  height: 28,
  p: 0,
  ml: -0.75,
  border: 0,
  borderRadius: 0.5,
  bgcolor: 'transparent',
  cursor: 'pointer',
};
