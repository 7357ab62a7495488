import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import type { DeviceSession } from '@lumora/shared-contract/auth';
import { countOf } from '@lumora/shared-contract/format';
import { confirm, dateTime, StatusChip, useChange } from '@lumora/shared-ui';
import { useFocusAfterRemoval } from '@lumora/shared-ui/form';
import { LoadFailure } from '../pages/load-failure.tsx';
import { timeAgo } from '@lumora/shared-ui/dashboard';
import { deviceName } from './device-name.ts';
import { groupSessions } from './group-sessions.ts';
import { endOtherSessions, endSession, sessionsQuery } from './profile-api.ts';
import { FormSection } from '../forms/form-section.tsx';

export function SessionsCard() {
  const { data, error, refetch } = useQuery(sessionsQuery);

  return (
    <FormSection
      title="Sessions"
      hint="Sign out any device that you do not recognise."
      action={data && data.data.length > 2 && <SignOutOthersButton />}
    >
      <Box sx={listStyles}>
        {!data && !error && <Skeleton variant="rounded" height={64} sx={{ m: 2 }} />}
        {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {data && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {foldSessions(data.data).map(
              ([first, ...others]) => first && <DeviceLines key={first.id} first={first} others={others} />,
            )}
          </Box>
        )}
      </Box>
    </FormSection>
  );
}

/** Groups the sessions of a device, whose lines are folded, if there are many. */
function foldSessions(sessions: readonly DeviceSession[]): DeviceSession[][] {
  const groups = groupSessions(sessions);
  return sessions.length > maxUnfolded ? groups : groups.flat().map((device) => [device]);
}

const maxUnfolded = 6;

/** Renders the button that ends all sessions but the current one. */
function SignOutOthersButton() {
  const ending = useChange({
    changedKeys: [sessionsQuery.queryKey],
    call: endOtherSessions,
    fallback: 'Sign-out failed',
  });

  useFocusAfterRemoval();

  async function confirmAndEnd() {
    if (ending.isPending) return;
    const message = 'Everyone who is signed in with your account elsewhere has to sign in again.';
    if (await confirm({ title: 'Sign out all other devices?', message, action: 'Sign out', danger: true }))
      ending.mutate();
  }

  return (
    <Button
      variant="outlined"
      aria-disabled={ending.isPending}
      sx={{ flex: 'none' }}
      onClick={() => void confirmAndEnd()}
    >
      Sign out other devices
    </Button>
  );
}

interface DeviceLinesProps {
  first: DeviceSession;
  others: readonly DeviceSession[];
}

/** Renders the current or the newest session of a device, and a button that shows the others. */
function DeviceLines({ first, others }: DeviceLinesProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <DeviceLine device={first} />
      {others.length > 0 && (
        <Box component="li" sx={othersStyles}>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-description={deviceName(first.user_agent)}
            endIcon={isOpen ? <ExpandLessRounded /> : <ExpandMoreRounded />}
            onClick={() => setOpen(!isOpen)}
          >
            {countOf(others.length, 'more session')}
          </Button>
        </Box>
      )}
      {isOpen && others.map((device) => <DeviceLine key={device.id} device={device} />)}
    </>
  );
}

function DeviceLine({ device }: { device: DeviceSession }) {
  const { user_agent, address, created_at, last_seen_at, is_current } = device;
  const name = deviceName(user_agent);
  const ending = useChange({
    changedKeys: [sessionsQuery.queryKey],
    call: endSession,
    fallback: 'Sign-out failed',
  });

  useFocusAfterRemoval();

  async function confirmAndEnd() {
    if (ending.isPending) return;
    const message = `${name}, ${address}, has to sign in again.`;
    if (await confirm({ title: 'Sign out this device?', message, action: 'Sign out', danger: true }))
      ending.mutate(device.id);
  }

  return (
    <Box component="li" sx={lineStyles}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="div" title={user_agent} sx={nameStyles}>
          {name}
          {is_current && <StatusChip>This device</StatusChip>}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Last seen{' '}
          <time dateTime={last_seen_at} title={dateTime(last_seen_at)}>
            {timeAgo(last_seen_at)}
          </time>{' '}
          · signed in {dateTime(created_at)} · {address}
        </Typography>
      </Box>
      {!is_current && (
        <Button
          variant="outlined"
          aria-label={`Sign out ${name}`}
          aria-disabled={ending.isPending}
          sx={{ flex: 'none' }}
          onClick={() => void confirmAndEnd()}
        >
          Sign out
        </Button>
      )}
    </Box>
  );
}

/** The lines fill the card below its title. */
const listStyles = { mx: { xs: -2, sm: -3 }, mb: { xs: -2, sm: -3 }, borderTop: 1, borderColor: 'divider' };
const nameStyles = { display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500 };
const lineStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  'li + &': { borderTop: 1, borderColor: 'divider' },
};
/** Below the text of the newest session, with its button aligned to that text. */
const othersStyles = { px: { xs: 2, sm: 3 }, pb: 1, mt: -1, '& > button': { ml: -1.25 } };
