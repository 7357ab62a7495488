import { Link } from 'react-router-dom';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import type { RowAction } from './data-column.ts';

interface ActionSheetProps {
  title: string;
  actions: readonly RowAction[];
  onClose: () => void;
}

/** Renders the actions of a row as a list in a drawer at the bottom of a small screen. */
export function ActionSheet({ title, actions, onClose }: ActionSheetProps) {
  function handleSelect(action: RowAction) {
    if (!('href' in action)) action.onSelect();
    onClose();
  }

  return (
    <Drawer open anchor="bottom" onClose={onClose} slotProps={{ paper: { 'aria-label': title, role: 'dialog' } }}>
      <List
        subheader={<ListSubheader sx={{ lineHeight: 1.4, py: 1.5, bgcolor: 'transparent' }}>{title}</ListSubheader>}
      >
        {actions.map((action) => (
          <li key={action.label}>
            <ListItemButton {...linkProps(action)} onClick={() => handleSelect(action)}>
              <ListItemIcon>{action.icon}</ListItemIcon>
              <ListItemText>{action.label}</ListItemText>
            </ListItemButton>
          </li>
        ))}
      </List>
    </Drawer>
  );
}

function linkProps(action: RowAction) {
  if (!('href' in action)) return {};
  const isOutside = action.isOutside ?? false;
  return { component: Link, to: action.href, ...(isOutside && { reloadDocument: true, target: '_blank' }) };
}
