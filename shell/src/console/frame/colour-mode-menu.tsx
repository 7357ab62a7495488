import CheckRounded from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { colourModes } from './colour-modes.ts';

export function ColourModeMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { mode: chosen = 'system', setMode } = useColorScheme();

  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ root: { role: 'region', 'aria-label': 'Colour mode' } }}
    >
      {colourModes.map(({ mode, label, Icon }) => (
        <MenuItem
          key={mode}
          role="menuitemradio"
          aria-checked={mode === chosen}
          onClick={() => {
            setMode(mode);
            onClose();
          }}
          sx={{ minWidth: 160 }}
        >
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          {label}
          {mode === chosen && <CheckRounded sx={{ ml: 'auto', color: 'primary.main' }} />}
        </MenuItem>
      ))}
    </Menu>
  );
}
