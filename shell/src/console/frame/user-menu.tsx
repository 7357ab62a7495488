import { useState, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useCan, useSession } from '@lumora/shared-auth';
import { signOut } from '../session/sign-out.ts';
import { initials } from './initials.ts';

/** Avatar and what it opens: who is signed in, their pages, and the way out. */
export function UserMenu() {
  const { user } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = user?.name.trim() || 'Admin User';

  return (
    <>
      <IconButton
        aria-label={`Account of ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ p: 0.5, borderRadius: '50%' }}
      >
        <Avatar aria-hidden sx={avatarLook}>
          <Box component="span" data-initials={initials(user?.name ?? '')} sx={initialsLook} />
        </Avatar>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 256, mt: 0.5 } } }}
      >
        <Box sx={{ px: 2, pt: 1.5, pb: 1.25 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {user?.email}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {user?.role}
          </Typography>
        </Box>
        <Divider />
        <Entries onSelect={() => setAnchor(null)} />
      </Popover>
    </>
  );
}

function Entries({ onSelect }: { onSelect: () => void }) {
  const maySeeSettings = useCan('settings.view');

  function logOut() {
    onSelect();
    void signOut();
  }

  return (
    <MenuList autoFocusItem aria-label="Account" sx={{ p: 0.5 }}>
      <Entry component={Link} to="/admin/profile" onClick={onSelect} Icon={PersonOutlineRounded} label="Profile" />
      {maySeeSettings && (
        <Entry component={Link} to="/admin/settings" onClick={onSelect} Icon={SettingsOutlined} label="Settings" />
      )}
      <Divider sx={{ my: 0.5 }} />
      <Entry onClick={logOut} Icon={LogoutRounded} label="Logout" />
    </MenuList>
  );
}

interface EntryProps extends Omit<ComponentProps<typeof MenuItem>, 'component'> {
  Icon: typeof LogoutRounded;
  label: string;
  component?: typeof Link;
  to?: string;
}

function Entry({ Icon, label, ...item }: EntryProps) {
  return (
    <MenuItem {...item}>
      <ListItemIcon>
        <Icon />
      </ListItemIcon>
      {label}
    </MenuItem>
  );
}

const avatarLook = { width: 32, height: 32, fontSize: '0.8125rem', fontWeight: 600, bgcolor: '#6d4aff', color: '#fff' };

/** Drawn, not written: as text they would be a visible label that the button's name does not hold. */
const initialsLook = { '&::before': { content: 'attr(data-initials)' } };
