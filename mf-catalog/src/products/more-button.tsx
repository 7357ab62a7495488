import { useState } from 'react';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import IconButton from '@mui/material/IconButton';
import { loadable } from '@lumora/shared-ui';

interface MoreButtonProps {
  onImport: () => void;
  /** called when the menu opens, to preload the dialog */
  onIntent: () => void;
}

const MoreMenu = loadable(() => import('./more-menu.tsx').then((module) => module.MoreMenu));

/** Renders the button of the menu of rare actions. */
export function MoreButton({ onImport, onIntent }: MoreButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <IconButton
        aria-label="More"
        title="More"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          onIntent();
        }}
        onPointerEnter={MoreMenu.preload}
        onFocus={MoreMenu.preload}
        sx={{
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          width: 36,
          height: 36,
          '@media (pointer: coarse)': { width: 44, height: 44 },
        }}
      >
        <MoreHorizRounded />
      </IconButton>
      {anchor && <MoreMenu anchor={anchor} onImport={onImport} onClose={() => setAnchor(null)} />}
    </>
  );
}
