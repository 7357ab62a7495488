import { useState } from 'react';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Button from '@mui/material/Button';
import { RowMenu, type RowAction } from '@lumora/shared-ui/data-table';

interface MoreButtonProps {
  actions: readonly RowAction[];
  /** called when the menu opens, to preload what its actions open */
  onIntent: () => void;
}

/** Renders the button of the menu of rare actions. */
export function MoreButton({ actions, onIntent }: MoreButtonProps) {
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
          onIntent();
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
