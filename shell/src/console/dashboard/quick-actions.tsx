import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ArrowOutwardRounded from '@mui/icons-material/ArrowOutwardRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useCan } from '@lumora/shared-auth';
import { useNavItems } from '../frame/use-nav-items.ts';

const maxModulePages = 4;

/** Renders links to frequently used pages: the first four pages of the released modules, then those of the shell. */
export function QuickActions() {
  const maySeeSettings = useCan('settings.view');
  const pages = useNavItems().filter(({ path }) => path !== '/admin');

  return (
    <Card component="section" aria-label="Quick actions">
      <Typography variant="h3" component="h2" sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        Quick actions
      </Typography>
      <List sx={{ p: 1 }}>
        {pages.slice(0, maxModulePages).map(({ path, label, icon }) => (
          <Action key={path} to={path} label={`Manage ${label.toLowerCase()}`} icon={<NavIcon path={icon} />} />
        ))}
        {maySeeSettings && <Action to="/admin/settings" label="Edit shop settings" icon={<SettingsOutlined />} />}
        <Action to="/admin/profile" label="Your profile and sessions" icon={<PersonOutlineRounded />} />
        <Action to="/" label="Open the shop" icon={<ArrowOutwardRounded />} isOutside />
      </List>
    </Card>
  );
}

interface ActionProps {
  to: string;
  label: string;
  icon: ReactNode;
  /** true for a page outside the console, which opens in a new tab */
  isOutside?: boolean;
}

function Action({ to, label, icon, isOutside = false }: ActionProps) {
  const target = isOutside ? { component: 'a', href: to, target: '_blank', rel: 'noopener' } : { component: Link, to };
  return (
    <li>
      <ListItemButton {...target} sx={{ borderRadius: 1, minHeight: 40, py: 0.5, px: 1 }}>
        <ListItemIcon sx={{ minWidth: 32 }}>{icon}</ListItemIcon>
        <ListItemText primary={label} />
      </ListItemButton>
    </li>
  );
}

function NavIcon({ path }: { path: string }) {
  return (
    <SvgIcon>
      <path d={path} />
    </SvgIcon>
  );
}
