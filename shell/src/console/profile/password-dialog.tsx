import { useQueryClient } from '@tanstack/react-query';
import { passwordInput, type PasswordInput } from '@lumora/shared-contract/auth';
import { FormDialog, PasswordField } from '@lumora/shared-ui/form';
import { changePassword, sessionsQuery } from './profile-api.ts';

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();

  async function save(input: PasswordInput) {
    const { message } = await changePassword(input);
    void queryClient.invalidateQueries(sessionsQuery);
    return message ?? 'Password changed';
  }

  return (
    <FormDialog
      title="Change password"
      action="Change password"
      schema={passwordInput}
      initialValues={{ current_password: '', password: '' }}
      onSave={save}
      fallback="Update failed"
      onClose={onClose}
    >
      <PasswordField name="current_password" label="Current password" autoComplete="current-password" />
      <PasswordField name="password" label="New password" autoComplete="new-password" help="At least 6 characters." />
    </FormDialog>
  );
}
