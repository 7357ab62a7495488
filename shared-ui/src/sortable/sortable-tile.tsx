import type { ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';

interface SortableTileProps {
  id: number;
  label: string;
  /** label of the button that moves it */
  moveLabel: string;
  mayMove: boolean;
  /** given the button that moves the tile, null where the user may not */
  children: (moveButton: ReactNode) => ReactNode;
}

/** One tile of a `SortableGrid`. */
export function SortableTile({ id, label, moveLabel, mayMove, children }: SortableTileProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !mayMove,
  });
  const moveButton = mayMove && (
    <Tooltip title={isDragging ? '' : 'Move: drag, or press Space and the arrow keys'}>
      <IconButton ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={moveLabel} sx={handle}>
        <DragIndicatorRounded />
      </IconButton>
    </Tooltip>
  );

  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-label={label}
      // it follows the pointer, so it cannot be a class
      style={{ transform: CSS.Transform.toString(transform), transition }}
      sx={{ ...tile, ...(isDragging && lifted) }}
    >
      {children(moveButton)}
    </Box>
  );
}

const tile = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
};
const lifted = { position: 'relative', zIndex: 1, borderColor: 'primary.main', boxShadow: 8 };
// without it a finger on the handle would scroll the page
const handle = { cursor: 'grab', touchAction: 'none' };
