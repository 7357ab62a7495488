import { useState } from 'react';
import Button from '@mui/material/Button';
import { loadable } from '@lumora/shared-ui';
import { FormSection } from '../forms/form-section.tsx';

const PasswordDialog = loadable(() => import('./password-dialog.tsx').then((module) => module.PasswordDialog));

export function PasswordCard() {
  const [isOpen, setOpen] = useState(false);

  return (
    <FormSection title="Password" hint="A new password signs you out on all other devices.">
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        onClick={() => setOpen(true)}
        onMouseEnter={() => void PasswordDialog.preload()}
        onFocus={() => void PasswordDialog.preload()}
      >
        Change password
      </Button>
      {isOpen && <PasswordDialog onClose={() => setOpen(false)} />}
    </FormSection>
  );
}
