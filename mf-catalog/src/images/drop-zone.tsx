import { useState, type DragEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';

interface DropZoneProps {
  onDrop: (files: File[]) => void;
  children: ReactNode;
}

/** Takes files that are dropped on it. */
export function DropZone({ onDrop, children }: DropZoneProps) {
  const [isDraggedOver, setDraggedOver] = useState(false);

  return (
    <Box
      sx={{ ...zone, ...(isDraggedOver && draggedOver) }}
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

const zone = {
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
const draggedOver = { borderColor: 'primary.main', borderStyle: 'solid', bgcolor: 'action.hover' };
