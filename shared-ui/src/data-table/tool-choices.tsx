import CheckRounded from '@mui/icons-material/CheckRounded';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ToolChoice } from './tool-menu.tsx';

interface ToolChoicesProps {
  id: string;
  label: string;
  selection: 'single' | 'multiple';
  choices: ToolChoice[];
  anchor: HTMLElement;
  onClose: () => void;
}

/** Renders the open menu of a `ToolMenu`. */
export function ToolChoices({ id, label, selection, choices, anchor, onClose }: ToolChoicesProps) {
  return (
    <Menu
      id={id}
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label, dense: true } }}
    >
      <ListSubheader role="presentation" sx={{ lineHeight: '28px', px: 1.25, bgcolor: 'transparent' }}>
        {label}
      </ListSubheader>
      {choices.map((choice) => (
        <MenuItem
          key={choice.key}
          role={selection === 'single' ? 'menuitemradio' : 'menuitemcheckbox'}
          aria-checked={choice.isChosen}
          disabled={choice.isDisabled ?? false}
          onClick={choice.onSelect}
        >
          <CheckRounded fontSize="small" sx={{ mr: 1, visibility: choice.isChosen ? 'visible' : 'hidden' }} />
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
