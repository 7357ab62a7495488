import type { ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';

interface SortableTileProps {
  id: number;
  /** accessible name of the tile */
  label: string;
  /** label of the drag handle */
  moveLabel: string;
  mayMove: boolean;
  /** renders the content; `moveButton` is the drag handle, or false if the user may not move the tile */
  children: (moveButton: ReactNode) => ReactNode;
}

/** Renders one tile of a `SortableGrid` as `<li>`. */
export function SortableTile({ id, label, moveLabel, mayMove, children }: SortableTileProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !mayMove,
  });
  const moveButton = mayMove && (
    <Tooltip title={isDragging ? '' : 'Move: drag, or press Space and the arrow keys'}>
      <IconButton ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={moveLabel} sx={handleStyles}>
        <DragIndicatorRounded />
      </IconButton>
    </Tooltip>
  );

  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-label={label}
      // changes with every pointer event, so it cannot be a class
      style={{ transform: CSS.Transform.toString(transform), transition }}
      sx={{ ...tileStyles, ...(isDragging && draggedStyles) }}
    >
      {children(moveButton)}
    </Box>
  );
}

const tileStyles = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
};
const draggedStyles = { position: 'relative', zIndex: 1, borderColor: 'primary.main', boxShadow: 8 };
// without `touchAction` a touch on the handle would scroll the page
const handleStyles = { cursor: 'grab', touchAction: 'none' };
