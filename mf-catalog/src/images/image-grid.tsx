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
import type { ProductImage } from '@lumora/shared-contract';
import { ImageCard } from './image-card.tsx';
import { moveWords } from './move-words.ts';
import { useFocusInGrid } from './use-focus-in-grid.ts';
import type { ImageRights } from './use-image-rights.ts';

interface ImageGridProps {
  images: readonly ProductImage[];
  productName: string;
  rights: ImageRights;
  onArrange: (ids: number[]) => void;
  onOpen: (at: number) => void;
  onDelete: (image: ProductImage) => void;
}

/** The images in their order, which is changed by dragging or by keys. */
export function ImageGrid({ images, productName, rights, onArrange, onOpen, onDelete }: ImageGridProps) {
  const ids = images.map(({ id }) => id);
  const sensors = useSensors(
    // a press that does not move is no drag
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function drop({ active, over }: DragEndEvent) {
    const from = ids.indexOf(Number(active.id));
    const to = ids.indexOf(Number(over?.id));
    if (from !== to && from >= 0 && to >= 0) onArrange(arrayMove(ids, from, to));
  }

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={moveWords(ids)} onDragEnd={drop}>
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Box component="ul" aria-label="Images" tabIndex={-1} {...useFocusInGrid(ids)} sx={grid}>
          {images.map((image, at) => (
            <ImageCard
              key={image.id}
              image={image}
              place={at + 1}
              productName={productName}
              rights={rights}
              onOpen={() => onOpen(at)}
              onDelete={() => onDelete(image)}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

export const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(116px, 1fr))',
    sm: 'repeat(auto-fill, minmax(160px, 1fr))',
    lg: 'repeat(auto-fill, minmax(190px, 1fr))',
  },
  gap: { xs: 1.5, sm: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
  outline: 'none',
};
