import type { ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import { moveAnnouncements } from './move-announcements.ts';
import { useFocusInGrid } from './use-focus-in-grid.ts';

interface SortableGridProps {
  /** ids of the tiles, in their order */
  ids: readonly number[];
  /** accessible name of the list */
  label: string;
  /** name of one tile in the screen reader texts, such as `image` */
  noun: string;
  /** called with all ids in their new order */
  onReorder: (ids: number[]) => void;
  /** styles of the grid, such as its columns */
  sx: Record<string, unknown>;
  /** one `SortableTile` per id */
  children: ReactNode;
}

/** Renders a list of tiles that the user reorders by dragging or with the keyboard. */
export function SortableGrid({ ids, label, noun, onReorder, sx, children }: SortableGridProps) {
  const sensors = useSensors(
    // px; a press without movement is a click
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function handleDragEnd({ active, over }: DragEndEvent) {
    const from = ids.indexOf(Number(active.id));
    const to = ids.indexOf(Number(over?.id));
    if (from !== to && from >= 0 && to >= 0) onReorder(arrayMove([...ids], from, to));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={moveAnnouncements(noun, ids)}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        <Box component="ul" aria-label={label} tabIndex={-1} {...useFocusInGrid(ids)} sx={{ ...tileGrid, ...sx }}>
          {children}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

/** Styles of a grid of tiles; also used for its skeleton. */
export const tileGrid = { display: 'grid', m: 0, p: 0, listStyle: 'none', outline: 'none' };
