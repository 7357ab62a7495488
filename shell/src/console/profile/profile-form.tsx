import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import { profileInput, type ProfileInput, type SessionUser } from '@lumora/shared-contract/auth';
import { session } from '@lumora/shared-auth/core';
import { PasswordField, TextField } from '@lumora/shared-ui/form';
import { FormSection } from '../forms/form-section.tsx';
import { PageForm } from '../forms/page-form.tsx';
import { updateProfile } from './profile-api.ts';

interface ProfileFormProps {
  user: SessionUser;
  /** beside the form */
  rail: ReactNode;
  /** below the form */
  below: ReactNode;
}

export function ProfileForm({ user, ...cards }: ProfileFormProps) {
  async function save(input: ProfileInput) {
    const { data, message } = await updateProfile(input);
    session.updateUser(data);
    return { saved: valuesOf(data), message: message ?? 'Profile updated' };
  }

  return (
    <PageForm
      header={header}
      label="Your details"
      schema={profileInput}
      initialValues={valuesOf(user)}
      onSave={save}
      fallback="Update failed"
      {...cards}
    >
      <FormSection title="Your details" hint="Your name is shown beside your changes.">
        <Box sx={rowStyles}>
          <TextField name="name" label="Name" autoComplete="name" />
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            help="You sign in with this address."
          />
        </Box>
        <PasswordForNewEmail saved={user.email} />
      </FormSection>
    </PageForm>
  );
}

const rowStyles = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
};

const header = {
  title: 'Profile',
  description: 'Your name, email and password, and the devices on which you are signed in.',
};

function valuesOf({ name, email }: SessionUser) {
  return { name, email, current_password: '' };
}

function PasswordForNewEmail({ saved }: { saved: string }) {
  const { values } = useFormikContext<ProfileInput>();
  if (values.email.trim().toLowerCase() === saved.toLowerCase()) return null;
  return (
    <PasswordField
      name="current_password"
      label="Current password"
      autoComplete="current-password"
      help="Needed to change the email."
    />
  );
}
