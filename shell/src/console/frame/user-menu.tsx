import { useState } from 'react';
import { useSession } from '@lumora/shared-auth';
import { IconButton, loadable } from '@lumora/shared-ui';
import { accountName } from './account-name.ts';
import * as styles from './frame.module.css';
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
        className={styles['avatarButton']}
      >
        <span data-initials={initials(user?.name ?? '')} className={styles['avatar']} />
      </IconButton>
      {anchor && <AccountMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
