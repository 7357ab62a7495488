import { useState } from 'react';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from '../state/use-form-field.ts';

/** Props of a `PasswordField`; `name` is the formik field. */
export interface PasswordFieldProps {
  name: string;
  label: string;
  help?: string;
  /** kind of password, for password managers */
  autoComplete: 'current-password' | 'new-password';
}

/** Renders a password input bound to a formik field, with a button that shows the text. */
export function PasswordField({ name, label, help, autoComplete }: PasswordFieldProps) {
  const field = useFormField<string>(name);
  const [isVisible, setVisible] = useState(false);

  return (
    <FieldFrame field={field} label={label} help={help}>
      <OutlinedInput
        {...field.input}
        value={field.value}
        onChange={field.onChange}
        type={isVisible ? 'text' : 'password'}
        size="small"
        autoComplete={autoComplete}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label="Show password"
              aria-pressed={isVisible}
              onClick={() => setVisible((value) => !value)}
            >
              {isVisible ? <VisibilityOffRounded fontSize="small" /> : <VisibilityRounded fontSize="small" />}
            </IconButton>
          </InputAdornment>
        }
      />
    </FieldFrame>
  );
}
