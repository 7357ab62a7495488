import type { ProductImage } from '@lumora/shared-contract';
import { SortableGrid } from '@lumora/shared-ui/sortable';
import { ImageCard } from './image-card.tsx';
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
  return (
    <SortableGrid ids={images.map(({ id }) => id)} label="Images" noun="image" onReorder={onArrange} sx={grid}>
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
    </SortableGrid>
  );
}

export const grid = {
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(116px, 1fr))',
    sm: 'repeat(auto-fill, minmax(160px, 1fr))',
    lg: 'repeat(auto-fill, minmax(190px, 1fr))',
  },
  gap: { xs: 1.5, sm: 2 },
};
