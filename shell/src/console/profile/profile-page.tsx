import Stack from '@mui/material/Stack';
import { useSession } from '@lumora/shared-auth';
import { PageHeader } from '@lumora/shared-ui';
import { PasswordCard } from './password-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function ProfilePage() {
  const { user } = useSession();

  return (
    <Stack sx={{ gap: 3 }}>
      <PageHeader
        title="Profile"
        description="Your name, e-mail and password, and the devices on which you are signed in."
      />
      <Stack sx={{ gap: { xs: 3, lg: 4 } }}>
        {user && <ProfileForm user={user} />}
        <PasswordCard />
        <SessionsCard />
      </Stack>
    </Stack>
  );
}
