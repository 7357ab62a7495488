import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useCan, useSession } from '@lumora/shared-auth';
import { useExtensions } from '../extensions/use-extensions.ts';
import { signOut } from '../session/sign-out.ts';
import { accountName } from './account-name.ts';

/** Renders the account menu: name, e-mail and role of the user, links to their pages, and Logout. */
export function AccountMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { user } = useSession();

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ root: { role: 'region', 'aria-label': 'Account' }, paper: { sx: { width: 256, mt: 0.5 } } }}
    >
      <Box sx={{ px: 2, pt: 1.5, pb: 1.25 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{accountName(user)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {user?.email}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {user?.role}
        </Typography>
      </Box>
      <Divider />
      <MenuItems onSelect={onClose} />
    </Popover>
  );
}

function MenuItems({ onSelect }: { onSelect: () => void }) {
  const canViewSettings = useCan('settings.view');
  const links = useExtensions('user-menu');

  function logOut() {
    onSelect();
    void signOut();
  }

  return (
    <MenuList autoFocusItem aria-label="Account" sx={{ p: 0.5 }}>
      <AccountMenuItem
        component={Link}
        to="/admin/profile"
        onClick={onSelect}
        icon={<PersonOutlineRounded />}
        label="Profile"
      />
      {canViewSettings && (
        <AccountMenuItem
          component={Link}
          to="/admin/settings"
          onClick={onSelect}
          icon={<SettingsOutlined />}
          label="Settings"
        />
      )}
      {links.map(({ module, extension: { name, title, path = '/admin', icon = '' } }) => (
        <AccountMenuItem
          key={`${module.manifest.id}/${name}`}
          component={Link}
          to={path}
          onClick={onSelect}
          icon={
            <SvgIcon>
              <path d={icon} />
            </SvgIcon>
          }
          label={title}
        />
      ))}
      <Divider sx={{ my: 0.5 }} />
      <AccountMenuItem onClick={logOut} icon={<LogoutRounded />} label="Logout" />
    </MenuList>
  );
}

interface AccountMenuItemProps extends Omit<ComponentProps<typeof MenuItem>, 'component'> {
  icon: ReactNode;
  label: string;
  component?: typeof Link;
  to?: string;
}

function AccountMenuItem({ icon, label, ...item }: AccountMenuItemProps) {
  return (
    <MenuItem {...item}>
      <ListItemIcon>{icon}</ListItemIcon>
      {label}
    </MenuItem>
  );
}
