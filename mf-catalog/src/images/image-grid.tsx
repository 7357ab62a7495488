import type { ProductImage } from '@lumora/shared-contract/catalog';
import { SortableGrid } from '@lumora/shared-ui/sortable';
import { ImageCard } from './image-card.tsx';
import type { ImageRights } from './use-image-rights.ts';

interface ImageGridProps {
  images: readonly ProductImage[];
  productName: string;
  rights: ImageRights;
  onReorder: (ids: number[]) => void;
  onOpen: (index: number) => void;
  onDelete: (image: ProductImage) => void;
}

/** Renders the images in their order; the user reorders them by drag and drop or by keyboard. */
export function ImageGrid({ images, productName, rights, onReorder, onOpen, onDelete }: ImageGridProps) {
  return (
    <SortableGrid ids={images.map(({ id }) => id)} label="Images" noun="image" onReorder={onReorder} sx={gridStyles}>
      {images.map((image, index) => (
        <ImageCard
          key={image.id}
          image={image}
          position={index + 1}
          productName={productName}
          rights={rights}
          onOpen={() => onOpen(index)}
          onDelete={() => onDelete(image)}
        />
      ))}
    </SortableGrid>
  );
}

export const gridStyles = {
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(116px, 1fr))',
    sm: 'repeat(auto-fill, minmax(160px, 1fr))',
    lg: 'repeat(auto-fill, minmax(190px, 1fr))',
  },
  gap: { xs: 1.5, sm: 2 },
};
