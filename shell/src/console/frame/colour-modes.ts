import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import SettingsBrightnessRounded from '@mui/icons-material/SettingsBrightnessRounded';

export const colourModes = [
  { mode: 'light', label: 'Light', Icon: LightModeRounded },
  { mode: 'dark', label: 'Dark', Icon: DarkModeRounded },
  { mode: 'system', label: 'System', Icon: SettingsBrightnessRounded },
] as const;
