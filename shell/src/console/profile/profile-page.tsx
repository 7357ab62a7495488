import Stack from '@mui/material/Stack';
import { useSession } from '@lumora/shared-auth';
import { PageHeader } from '@lumora/shared-ui';
import { PasswordCard } from './password-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function ProfilePage() {
  const { user } = useSession();

  return (
    <Stack sx={{ gap: 3, maxWidth: 720 }}>
      <PageHeader title="Profile" description="Your account, and where it is signed in." />
      {user && <ProfileForm user={user} />}
      <PasswordCard />
      <SessionsCard />
    </Stack>
  );
}
