import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RowAction } from '@lumora/shared-ui/data-table';

interface PictureMenuProps {
  name: string;
  actions: RowAction[];
  /** the button that opened the menu */
  anchor: HTMLElement;
  onClose: () => void;
}

/** Renders the actions of a picture in the order. */
export function PictureMenu({ name, actions, anchor, onClose }: PictureMenuProps) {
  function handleSelect(action: RowAction) {
    onClose();
    if ('onSelect' in action) action.onSelect();
  }

  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ root: { role: 'region', 'aria-label': name }, list: { 'aria-label': name } }}
    >
      {actions.map((action) => (
        <MenuItem key={action.label} onClick={() => handleSelect(action)}>
          <ListItemIcon>{action.icon}</ListItemIcon>
          {action.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
