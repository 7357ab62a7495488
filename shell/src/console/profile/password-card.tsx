import { useState } from 'react';
import Button from '@mui/material/Button';
import { loadable } from '@lumora/shared-ui';
import { SectionCard } from './section-card.tsx';

const PasswordDialog = loadable(() => import('./password-dialog.tsx').then((module) => module.PasswordDialog));

export function PasswordCard() {
  const [isOpen, setOpen] = useState(false);

  return (
    <SectionCard
      title="Password"
      description="Changing it signs you out everywhere else."
      action={
        <Button
          variant="outlined"
          onClick={() => setOpen(true)}
          onMouseEnter={() => void PasswordDialog.preload()}
          onFocus={() => void PasswordDialog.preload()}
        >
          Change password
        </Button>
      }
    >
      {isOpen && <PasswordDialog onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}
