import Stack from '@mui/material/Stack';
import { useSession } from '@lumora/shared-auth';
import { PasswordCard } from './password-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function ProfilePage() {
  const { user } = useSession();

  return (
    <Stack sx={{ gap: 3 }}>
      {user && <ProfileForm user={user} rail={<PasswordCard />} below={<SessionsCard />} />}
    </Stack>
  );
}
