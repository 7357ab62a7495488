import { useState, type DragEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';

interface DropZoneProps {
  onDrop: (files: File[]) => void;
  children: ReactNode;
}

/** Accepts files by drag and drop. */
export function DropZone({ onDrop, children }: DropZoneProps) {
  const [isDraggedOver, setDraggedOver] = useState(false);

  return (
    <Box
      sx={{ ...zoneStyles, ...(isDraggedOver && draggedOverStyles) }}
      onDragOver={(event) => {
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={(event) => {
        const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setDraggedOver(false);
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setDraggedOver(false);
        onDrop([...event.dataTransfer.files]);
      }}
    >
      {children}
    </Box>
  );
}

const zoneStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  p: 2,
  border: '1px dashed',
  borderColor: 'text.disabled',
  borderRadius: 1,
  transition: 'border-color 120ms, background-color 120ms',
};
const draggedOverStyles = { borderColor: 'primary.main', borderStyle: 'solid', bgcolor: 'action.hover' };
