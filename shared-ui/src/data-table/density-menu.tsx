import CheckRounded from '@mui/icons-material/CheckRounded';
import DensityMediumRounded from '@mui/icons-material/DensityMediumRounded';
import MenuItem from '@mui/material/MenuItem';
import { densities, type Density } from './table-view.ts';
import { ToolMenu } from './tool-menu.tsx';

interface DensityMenuProps {
  density: Density;
  onChange: (density: Density) => void;
}

const names = Object.keys(densities) as Density[];

/** Chooses the height of the rows. */
export function DensityMenu({ density, onChange }: DensityMenuProps) {
  return (
    <ToolMenu label="Density" icon={<DensityMediumRounded />}>
      {names.map((name) => (
        <MenuItem key={name} role="menuitemradio" aria-checked={name === density} onClick={() => onChange(name)}>
          <CheckRounded fontSize="small" sx={{ mr: 1, visibility: name === density ? 'visible' : 'hidden' }} />
          {name}
        </MenuItem>
      ))}
    </ToolMenu>
  );
}
