import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import type { SessionUser } from '@lumora/shared-contract/auth';
import { dateTime } from '@lumora/shared-ui';
import { FormSection } from '../forms/form-section.tsx';
import { sessionsQuery } from './profile-api.ts';

/** Shows the role of the user, and the start of the current session. */
export function AccessCard({ role }: Pick<SessionUser, 'role'>) {
  const { data } = useQuery(sessionsQuery);
  const current = data?.data.find(({ is_current }) => is_current);

  return (
    <FormSection title="Access" hint="Your role decides what you can see and change.">
      <Box component="dl" sx={listStyles}>
        <dt>Role</dt>
        <dd>{role}</dd>
        <dt>Signed in</dt>
        <dd>{current ? dateTime(current.created_at) : '—'}</dd>
      </Box>
    </FormSection>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: 1,
  m: 0,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
};
