import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import { Link } from 'react-router-dom';
import Drawer from '@mui/material/Drawer';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import useMediaQuery from '@mui/material/useMediaQuery';
import { phoneScreen } from '../../theme/phone-screen.ts';
import type { RowAction } from '../columns/data-column.ts';

interface RowMenuProps {
  /** name of the row */
  title: string;
  actions: readonly RowAction[];
  /** selects the row, on a phone without checkboxes, which shows them then */
  onSelectRow?: (() => void) | undefined;
  /** the button that opened the menu */
  anchor: HTMLElement;
  onClose: () => void;
}

/** Renders the actions of a row as a menu beside its button, or in a drawer at the bottom of a phone. */
export function RowMenu({ title, actions, onSelectRow, anchor, onClose }: RowMenuProps) {
  const isPhone = useMediaQuery(phoneScreen, { noSsr: true });
  const select = onSelectRow && { label: 'Select', icon: <CheckBoxOutlined />, onSelect: onSelectRow };
  const items = [...(select ? [select] : []), ...actions].map((action) => (
    <MenuItem key={action.label} {...linkProps(action)} onClick={() => handleSelect(action)}>
      <ListItemIcon>{action.icon}</ListItemIcon>
      {action.label}
    </MenuItem>
  ));

  function handleSelect(action: RowAction) {
    onClose();
    if (!('href' in action)) action.onSelect();
  }

  if (!isPhone) {
    return (
      <Menu
        open
        anchorEl={anchor}
        onClose={onClose}
        // a menu outside of the landmarks of the page is in one of its own
        slotProps={{ root: { role: 'region', 'aria-label': title }, list: { 'aria-label': title } }}
      >
        {items}
      </Menu>
    );
  }
  return (
    <Drawer open anchor="bottom" onClose={onClose} slotProps={{ paper: { 'aria-label': title, role: 'dialog' } }}>
      <MenuList autoFocusItem aria-label={title} sx={{ px: 0.75 }}>
        <ListSubheader role="presentation" sx={titleStyles}>
          {title}
        </ListSubheader>
        {items}
      </MenuList>
    </Drawer>
  );
}

const titleStyles = { lineHeight: 1.4, px: 1.25, py: 1.5, bgcolor: 'transparent' };

function linkProps(action: RowAction) {
  if (!('href' in action)) return {};
  const isOutside = action.isOutside ?? false;
  return { component: Link, to: action.href, ...(isOutside && { reloadDocument: true, target: '_blank' }) };
}
