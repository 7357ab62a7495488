import Stack from '@mui/material/Stack';
import { useSession } from '@lumora/shared-auth';
import type { SessionUser } from '@lumora/shared-contract/auth';
import { AccessCard } from './access-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function ProfilePage() {
  const { user } = useSession();

  return (
    <Stack sx={{ gap: 3 }}>
      {user && <ProfileForm user={user} rail={<Rail user={user} />} below={<SessionsCard />} />}
    </Stack>
  );
}

function Rail({ user }: { user: SessionUser }) {
  return (
    <>
      <PasswordCard />
      <AccessCard role={user.role} />
    </>
  );
}
