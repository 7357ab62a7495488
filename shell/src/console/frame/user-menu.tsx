import { useState } from 'react';
import { styled } from '@mui/material/styles';
import IconButton from '@mui/material/IconButton';
import { useSession } from '@lumora/shared-auth';
import { loadable } from '@lumora/shared-ui';
import { accountName } from './account-name.ts';
import { initials } from './initials.ts';

const AccountMenu = loadable(() => import('./account-menu.tsx').then((module) => module.AccountMenu));

/** Renders the avatar button, which opens the account menu. */
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
        <Avatar data-initials={initials(user?.name ?? '')} />
      </IconButton>
      {anchor && <AccountMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

const Avatar = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  backgroundColor: '#6d4aff',
  color: '#fff',
  // a button does not inherit the font of the page
  fontFamily: 'var(--lumora-font)',
  fontSize: '0.8125rem',
  fontWeight: 600,
  // generated content: as text, the initials would be a visible label that the accessible name does not contain
  '&::before': { content: 'attr(data-initials)' },
});
