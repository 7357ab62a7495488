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

/** The actions of a row in words, within reach of the thumb. */
export function ActionSheet({ title, actions, onClose }: ActionSheetProps) {
  function take(action: RowAction) {
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
            <ListItemButton {...targetOf(action)} onClick={() => take(action)}>
              <ListItemIcon>{action.icon}</ListItemIcon>
              <ListItemText>{action.label}</ListItemText>
            </ListItemButton>
          </li>
        ))}
      </List>
    </Drawer>
  );
}

function targetOf(action: RowAction) {
  if (!('href' in action)) return {};
  const isOutside = action.isOutside ?? false;
  return { component: Link, to: action.href, ...(isOutside && { reloadDocument: true, target: '_blank' }) };
}
