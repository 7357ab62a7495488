import { useState } from 'react';
import { useColorScheme } from '@mui/material/styles';
import IconButton from '@mui/material/IconButton';
import { loadable } from '@lumora/shared-ui';
import { colourModes } from './colour-modes.ts';

const ColourModeMenu = loadable(() => import('./colour-mode-menu.tsx').then((module) => module.ColourModeMenu));

/** Renders the button of the colour mode menu: light, dark or system. MUI stores the choice in this browser. */
export function ColourModeButton() {
  const { mode: chosen = 'system' } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Icon: ChosenIcon } = colourModes.find(({ mode }) => mode === chosen) ?? colourModes[2];

  return (
    <>
      <IconButton
        aria-label="Colour mode"
        data-tooltip="Colour mode"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onPointerEnter={ColourModeMenu.preload}
        onFocus={ColourModeMenu.preload}
      >
        <ChosenIcon />
      </IconButton>
      {anchor && <ColourModeMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
