import { useState } from 'react';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

export interface PasswordFieldProps {
  name: string;
  label: string;
  help?: string;
  /** tells password managers which of the two it is */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden unless the eye is pressed. */
export function PasswordField({ name, label, help, autoComplete }: PasswordFieldProps) {
  const field = useFormField<string>(name);
  const [isShown, setShown] = useState(false);

  return (
    <FieldFrame field={field} label={label} help={help}>
      <OutlinedInput
        {...field.input}
        value={field.value}
        onChange={field.onChange}
        type={isShown ? 'text' : 'password'}
        size="small"
        autoComplete={autoComplete}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label="Show password"
              aria-pressed={isShown}
              onClick={() => setShown((before) => !before)}
            >
              {isShown ? <VisibilityOffRounded fontSize="small" /> : <VisibilityRounded fontSize="small" />}
            </IconButton>
          </InputAdornment>
        }
      />
    </FieldFrame>
  );
}
