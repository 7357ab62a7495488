import { useState } from 'react';
import CheckRounded from '@mui/icons-material/CheckRounded';
import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import SettingsBrightnessRounded from '@mui/icons-material/SettingsBrightnessRounded';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useColorScheme } from '@mui/material/styles';

const modes = [
  { mode: 'light', label: 'Light', Icon: LightModeRounded },
  { mode: 'dark', label: 'Dark', Icon: DarkModeRounded },
  { mode: 'system', label: 'System', Icon: SettingsBrightnessRounded },
] as const;

/** Light, dark, or as the system has it; remembered in this browser. */
export function ColourModeButton() {
  const { mode: chosen = 'system', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Icon: ChosenIcon } = modes.find(({ mode }) => mode === chosen) ?? modes[2];

  return (
    <>
      <Tooltip title="Colour mode">
        <IconButton
          aria-label="Colour mode"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <ChosenIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {modes.map(({ mode, label, Icon }) => (
          <MenuItem
            key={mode}
            role="menuitemradio"
            aria-checked={mode === chosen}
            onClick={() => {
              setMode(mode);
              setAnchor(null);
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
    </>
  );
}
