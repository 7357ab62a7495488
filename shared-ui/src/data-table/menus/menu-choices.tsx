import CheckRounded from '@mui/icons-material/CheckRounded';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { MenuGroup } from './menu-groups.ts';

interface MenuChoicesProps {
  id: string;
  label: string;
  groups: readonly MenuGroup[];
  anchor: HTMLElement;
  onClose: () => void;
}

/** Renders the open menu of a `ToolMenu`. */
export function MenuChoices({ id, label, groups, anchor, onClose }: MenuChoicesProps) {
  return (
    <Menu
      id={id}
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ root: { role: 'region', 'aria-label': label }, list: { 'aria-label': label, dense: true } }}
    >
      {groups.flatMap((group) => [
        <ListSubheader key={group.label} role="presentation" disableSticky sx={headingStyles}>
          {group.label}
        </ListSubheader>,
        ...group.choices.map(({ key, label: text, isChosen = false, isDisabled = false, onSelect }) => (
          <MenuItem
            key={`${group.label} ${key}`}
            role={roles[group.selection]}
            aria-checked={group.selection === 'none' ? undefined : isChosen}
            disabled={isDisabled}
            onClick={() => {
              onSelect();
              if (group.selection !== 'multiple') onClose();
            }}
          >
            {group.selection !== 'none' && (
              <CheckRounded fontSize="small" sx={{ mr: 1, visibility: isChosen ? 'visible' : 'hidden' }} />
            )}
            {text}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
}

const roles = { none: 'menuitem', single: 'menuitemradio', multiple: 'menuitemcheckbox' } as const;

const headingStyles = { lineHeight: '28px', px: 1.25, bgcolor: 'transparent' };
