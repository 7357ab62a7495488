import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ProductImage } from '@lumora/shared-contract/catalog';
import { imageRules, imageUrl } from '@lumora/shared-contract/images';
import { errorMessage } from '@lumora/shared-auth/core';
import { EmptyState, phoneScreen } from '@lumora/shared-ui';
import { useLeaveGuard } from '@lumora/shared-ui/form';
import { ReorderError } from './reorder-error.tsx';
import { DropZone } from './drop-zone.tsx';
import { ImageGrid } from './image-grid.tsx';
import { imagesQuery } from './images-api.ts';
import { ImagesSkeleton } from './images-skeleton.tsx';
import { Lightbox } from './lightbox.tsx';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';
import { useImageOrder, type ImageOrder, type ImageOrderProgress } from './use-image-order.ts';
import { useImageRights, type ImageRights } from './use-image-rights.ts';
import { useImageUploads } from './use-image-uploads.ts';
import { useRemoveImage } from './use-remove-image.ts';

interface ImageManagerProps {
  productId: number;
  productName: string;
}

/** Manages the images of one product: upload, order, alt text, replacement and deletion. */
export function ImageManager({ productId, productName }: ImageManagerProps) {
  const rights = useImageRights();
  const { data: images, error, refetch } = useQuery(imagesQuery(productId));
  const { uploads, add, retry, dismiss } = useImageUploads(productId);
  const { orderedImages, progress, failure, reorder } = useImageOrder(images ?? noImages);
  const isUploading = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  useLeaveGuard(isUploading, leaveQuestion);

  return (
    <Card component="section" aria-label="Images of the product" sx={cardStyles}>
      {!rights.canUpdate && <Alert severity="info">You can view these images but not change them.</Alert>}
      <Box sx={headerStyles}>
        <Typography color="textSecondary" role="status">
          {progress ? formatProgress(progress) : 'The image with the lowest priority appears first.'}
        </Typography>
        {rights.canUpdate && (
          <Button
            variant="outlined"
            disabled={orderedImages.length === 0 || progress !== null}
            onClick={() => reorder({ ...normalizeMessages, ids: orderedImages.map(({ id }) => id) })}
          >
            Normalize
          </Button>
        )}
      </Box>
      {rights.canUpdate && <UploadZone onChoose={(files) => void add(files)} />}
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <ReorderError failure={failure} onRetry={reorder} />
      {images && (images.length > 0 || !isUploading) && (
        <ProductImages images={orderedImages} productName={productName} rights={rights} onReorder={reorder} />
      )}
      {!images && error === null && <ImagesSkeleton />}
      {!images && error !== null && <LoadError error={error} onRetry={() => void refetch()} />}
    </Card>
  );
}

function UploadZone({ onChoose }: { onChoose: (files: File[]) => void }) {
  return (
    <DropZone onDrop={onChoose}>
      <div>
        <Typography sx={{ fontWeight: 500 }}>Drop images here, or choose them</Typography>
        <Typography variant="body2" color="textSecondary">
          {imageRules.hint}
        </Typography>
      </div>
      <UploadButton onChoose={onChoose} />
    </DropZone>
  );
}

interface ProductImagesProps {
  images: readonly ProductImage[];
  productName: string;
  rights: ImageRights;
  onReorder: (order: ImageOrder) => void;
}

/** Renders the loaded images, and the lightbox for the one that was clicked. */
function ProductImages({ images, productName, rights, onReorder }: ProductImagesProps) {
  const remove = useRemoveImage();
  const [openedIndex, setOpenedIndex] = useState<number | null>(null);
  if (images.length === 0) {
    return <EmptyState title={rights.canUpdate ? 'No images yet. Click Upload to add some.' : 'No images yet.'} />;
  }

  return (
    <>
      <ImageGrid
        images={images}
        productName={productName}
        rights={rights}
        onReorder={(ids) => onReorder({ ids, fallback: 'Priority update failed' })}
        onOpen={setOpenedIndex}
        onDelete={(image) => void remove(image)}
      />
      {openedIndex !== null && (
        <Lightbox
          pictures={images.map((image) => toPicture(image, productName))}
          startIndex={openedIndex}
          onClose={() => setOpenedIndex(null)}
        />
      )}
    </>
  );
}

function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const retryButton = (
    <Button color="inherit" size="small" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Alert severity="error" action={retryButton}>
      The images could not be loaded. {errorMessage(error)}
    </Alert>
  );
}

const leaveQuestion = {
  title: 'Leave while images are uploaded?',
  message: 'Those on their way go on; a file that fails will not be named any more.',
  action: 'Leave',
};

const noImages: readonly ProductImage[] = [];
const normalizeMessages = { success: 'Order normalized', fallback: 'Normalize failed' };

function formatProgress({ savedCount, order }: ImageOrderProgress): string {
  return `Saving the order: ${savedCount} of ${order.ids.length}`;
}

function toPicture({ image, image_url, alt }: ProductImage, productName: string) {
  return { url: image_url, thumbnail: imageUrl(image, 320, 'webp'), alt: alt || productName };
}

/** The tiles are cards too, so a phone has no card around them. */
const cardStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: 3,
  [`@media ${phoneScreen}`]: { p: 0, border: 0, bgcolor: 'transparent', overflow: 'visible' },
};
const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
};
