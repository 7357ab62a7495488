import DensityMediumRounded from '@mui/icons-material/DensityMediumRounded';
import { densities, type Density } from './table-view.ts';
import { ToolMenu } from './tool-menu.tsx';

interface DensityMenuProps {
  density: Density;
  onChange: (density: Density) => void;
}

const names = Object.keys(densities) as Density[];

/** Renders the menu of row heights. */
export function DensityMenu({ density, onChange }: DensityMenuProps) {
  const choices = names.map((name) => ({
    key: name,
    label: name,
    isChosen: name === density,
    onSelect: () => onChange(name),
  }));

  return <ToolMenu label="Density" icon={<DensityMediumRounded />} selection="single" choices={choices} />;
}
