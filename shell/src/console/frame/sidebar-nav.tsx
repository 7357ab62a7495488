import { NavLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { NavGroup, NavItem } from '@lumora/shared-contract';
import { useSession } from '@lumora/shared-auth';
import { preloadRemote } from '../remotes/remote-routes.tsx';
import { useReleaseSet } from '../release-set-context.ts';
import { consoleNav } from './console-nav.ts';

/** The groups of the released modules, as far as the one who is signed in may see them. */
export function SidebarNav({ onSelect }: { onSelect?: () => void }) {
  const set = useReleaseSet();
  const { user } = useSession();

  return (
    <Box component="nav" aria-label="Main" sx={{ p: 1.5, pb: 4 }}>
      {consoleNav(set, user?.permissions ?? []).map((group) => (
        <Group key={group.title} group={group} onSelect={onSelect} />
      ))}
    </Box>
  );
}

function Group({ group, onSelect }: { group: NavGroup; onSelect: (() => void) | undefined }) {
  return (
    <Box component="section" aria-label={group.title} sx={{ '& + &': { mt: 2.5 } }}>
      <Typography component="h2" sx={groupTitleLook}>
        {group.title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '2px' }}>
        {group.items.map((item) => (
          <li key={item.path}>
            <Item item={item} onSelect={onSelect} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Item({ item, onSelect }: { item: NavItem; onSelect: (() => void) | undefined }) {
  const set = useReleaseSet();
  const preload = () => preloadRemote(set, item.path);

  return (
    <Box
      component={NavLink}
      to={item.path}
      end={item.path === '/admin'}
      onClick={onSelect}
      onMouseEnter={preload}
      onFocus={preload}
      sx={itemLook}
    >
      <SvgIcon aria-hidden>
        <path d={item.icon} />
      </SvgIcon>
      {item.label}
    </Box>
  );
}

const groupTitleLook = {
  px: 1.25,
  mb: 0.75,
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '20px',
  color: 'text.secondary',
};

const itemLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 34,
  px: 1.25,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 450,
  transition: 'background-color 80ms',
  '& svg': { color: 'text.secondary' },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-current="page"]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 550 },
  '&[aria-current="page"] svg': { color: 'primary.main' },
  '@media (pointer: coarse)': { minHeight: 44 },
};
