import { NavLink, useLocation } from 'react-router-dom';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { NavGroup, NavItem } from '@lumora/shared-contract/releases';
import { useSession } from '@lumora/shared-auth';
import { touchScreen } from '@lumora/shared-ui';
import { preloadRemote } from '../remotes/remote-routes.tsx';
import { useReleaseSet } from '../release-set/release-set-context.ts';
import { consoleNav, parentPage } from '../navigation/console-nav.ts';

interface SidebarNavProps {
  /** called when the user follows a link */
  onSelect?: () => void;
  /** true to show only icons, with the labels as tooltips */
  isRail?: boolean;
}

/** Renders the navigation groups that the user may see. */
export function SidebarNav({ onSelect, isRail = false }: SidebarNavProps) {
  const set = useReleaseSet();
  const { user } = useSession();
  const { pathname } = useLocation();
  const held = user?.permissions ?? [];
  const parentPath = parentPage(set, held, pathname)?.path;

  return (
    <Nav aria-label="Main" data-rail={isRail}>
      {consoleNav(set, held).map((group) => (
        <Group key={group.title} {...{ group, parentPath, onSelect, isRail }} />
      ))}
    </Nav>
  );
}

interface GroupProps extends Omit<ItemProps, 'item'> {
  group: NavGroup;
}

function Group({ group, ...props }: GroupProps) {
  return (
    <section aria-label={group.title}>
      {!props.isRail && (
        <Typography variant="overline" component="h2" color="textSecondary" sx={headingStyles}>
          {group.title}
        </Typography>
      )}
      <ul>
        {group.items.map((item) => (
          <li key={item.path}>
            <Item item={item} {...props} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  item: NavItem;
  /** path of the page above the open one */
  parentPath: string | undefined;
  onSelect: (() => void) | undefined;
  isRail: boolean;
}

function Item({ item, parentPath, onSelect, isRail }: ItemProps) {
  const set = useReleaseSet();
  const preload = () => preloadRemote(set, item.path);

  return (
    <ItemLink
      to={item.path}
      end={item.path === '/admin'}
      data-parent={item.path === parentPath}
      onClick={onSelect}
      onMouseEnter={preload}
      onFocus={preload}
      {...(isRail && { 'aria-label': item.label, 'data-tooltip': item.label })}
    >
      <SvgIcon>
        <path d={item.icon} />
      </SvgIcon>
      {!isRail && item.label}
    </ItemLink>
  );
}

const Nav = styled('nav')(({ theme }) => ({
  padding: 12,
  '& section + section': { marginTop: 14 },
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '&[data-rail="true"]': { padding: '12px 8px' },
  '&[data-rail="true"] a': { minHeight: 40, [`@media ${touchScreen}`]: { minHeight: 44 } },
  '&[data-rail="true"] section + section': {
    marginTop: 8,
    paddingTop: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const headingStyles = { display: 'block', px: 1.25 };

const ItemLink = styled(NavLink)(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  paddingInline: 10,
  borderRadius: vars.shape.borderRadius,
  color: vars.palette.text.primary,
  fontWeight: 400,
  textDecoration: 'none',
  transition: 'background-color 80ms',
  '& svg': { color: vars.palette.text.secondary },
  '&:hover': { backgroundColor: vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-current="page"], &[data-parent="true"]': {
    backgroundColor: vars.palette.action.selected,
    color: vars.palette.primary.main,
    fontWeight: 500,
    '& svg': { color: 'inherit' },
  },
  [`@media ${touchScreen}`]: { minHeight: 44 },
}));
