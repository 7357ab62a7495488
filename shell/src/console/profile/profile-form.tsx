import { useState } from 'react';
import { useFormikContext } from 'formik';
import { profileInput, type ProfileInput, type SessionUser } from '@lumora/shared-contract';
import { session } from '@lumora/shared-auth/core';
import { PasswordField, TextField } from '@lumora/shared-ui/form';
import { PageForm } from '../forms/page-form.tsx';
import { updateProfile } from './profile-api.ts';

export function ProfileForm({ user: { name, email } }: { user: SessionUser }) {
  const [saves, setSaves] = useState(0);

  async function save(input: ProfileInput) {
    const { data, message } = await updateProfile(input);
    session.updateUser(data);
    setSaves((before) => before + 1);
    return message ?? 'Profile updated';
  }

  return (
    <PageForm
      key={saves}
      label="Your details"
      schema={profileInput}
      initialValues={{ name, email, current_password: '' }}
      onSave={save}
      fallback="Update failed"
    >
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" help="You sign in with it." />
      <PasswordForNewEmail saved={email} />
    </PageForm>
  );
}

function PasswordForNewEmail({ saved }: { saved: string }) {
  const { values } = useFormikContext<ProfileInput>();
  if (values.email.trim().toLowerCase() === saved.toLowerCase()) return null;
  return (
    <PasswordField
      name="current_password"
      label="Current password"
      autoComplete="current-password"
      help="Needed to change the e-mail."
    />
  );
}
