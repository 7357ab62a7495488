import ContrastRounded from '@mui/icons-material/ContrastRounded';
import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';

export const colourModes = [
  { mode: 'light', label: 'Light', Icon: LightModeRounded },
  { mode: 'dark', label: 'Dark', Icon: DarkModeRounded },
  { mode: 'system', label: 'System', Icon: ContrastRounded },
] as const;
