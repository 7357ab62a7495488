import { useState } from 'react';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Button from '@mui/material/Button';
import type { RowAction } from '../columns/data-column.ts';
import { RowMenu } from './loadable-row-menu.ts';

interface MoreButtonProps {
  actions: readonly RowAction[];
  /** called when the menu opens, to preload what its actions open */
  onOpen: () => void;
}

/** Renders the button of a menu with rare actions of a list. */
export function MoreButton({ actions, onOpen }: MoreButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-label="More"
        title="More"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          onOpen();
        }}
        onPointerEnter={RowMenu.preload}
        onFocus={RowMenu.preload}
        sx={{ px: '7px' }}
      >
        <MoreHorizRounded />
      </Button>
      {anchor && <RowMenu title="More" actions={actions} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
