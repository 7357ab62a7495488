import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useSession } from '@lumora/shared-auth';
import { loadable } from '@lumora/shared-ui';
import { accountName } from './account-name.ts';
import { initials } from './initials.ts';

const AccountMenu = loadable(() => import('./account-menu.tsx').then((module) => module.AccountMenu));

/** Avatar, which opens the menu of the account. */
export function UserMenu() {
  const { user } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <IconButton
        aria-label={`Account of ${accountName(user)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onPointerEnter={AccountMenu.preload}
        onFocus={AccountMenu.preload}
        sx={{ p: 0.5, borderRadius: '50%' }}
      >
        <Box component="span" data-initials={initials(user?.name ?? '')} sx={avatarLook} />
      </IconButton>
      {anchor && <AccountMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

const avatarLook = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  bgcolor: '#6d4aff',
  color: '#fff',
  fontSize: '0.8125rem',
  fontWeight: 600,
  // drawn, not written: as text they would be a visible label that the button's name does not hold
  '&::before': { content: 'attr(data-initials)' },
};
