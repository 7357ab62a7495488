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
  return (
    <Drawer open anchor="bottom" onClose={onClose} slotProps={{ paper: { 'aria-label': title, role: 'dialog' } }}>
      <List
        onClick={onClose}
        subheader={<ListSubheader sx={{ lineHeight: 1.4, py: 1.5, bgcolor: 'transparent' }}>{title}</ListSubheader>}
      >
        {actions.map((action) => (
          <ListItemButton key={action.label} {...targetOf(action)}>
            <ListItemIcon>{action.icon}</ListItemIcon>
            <ListItemText>{action.label}</ListItemText>
          </ListItemButton>
        ))}
      </List>
    </Drawer>
  );
}

function targetOf(action: RowAction) {
  if (!('href' in action)) return { onClick: action.onSelect };
  const isOutside = action.isOutside ?? false;
  return { component: Link, to: action.href, ...(isOutside && { reloadDocument: true, target: '_blank' }) };
}
