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
  /** of the tiles, in their order */
  ids: readonly number[];
  label: string;
  /** what one of them is called, such as `image` */
  noun: string;
  /** called with all ids in their new order */
  onReorder: (ids: number[]) => void;
  sx: Record<string, unknown>;
  /** a `SortableTile` per id */
  children: ReactNode;
}

/** A list of tiles whose order is changed by dragging or by keys. */
export function SortableGrid({ ids, label, noun, onReorder, sx, children }: SortableGridProps) {
  const sensors = useSensors(
    // a press that does not move is no drag
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function drop({ active, over }: DragEndEvent) {
    const from = ids.indexOf(Number(active.id));
    const to = ids.indexOf(Number(over?.id));
    if (from !== to && from >= 0 && to >= 0) onReorder(arrayMove([...ids], from, to));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={moveAnnouncements(noun, ids)}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        <Box component="ul" aria-label={label} tabIndex={-1} {...useFocusInGrid(ids)} sx={{ ...tileGrid, ...sx }}>
          {children}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

/** Styles of every grid of tiles, and of what stands for one while it is loaded. */
export const tileGrid = { display: 'grid', m: 0, p: 0, listStyle: 'none', outline: 'none' };
