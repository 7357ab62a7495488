import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { imageRules, imageUrl, type ProductImage } from '@lumora/shared-contract';
import { errorMessage } from '@lumora/shared-auth/core';
import { EmptyState } from '@lumora/shared-ui';
import { useLeaveGuard } from '@lumora/shared-ui/form';
import { ReorderError } from './reorder-error.tsx';
import { DropZone } from './drop-zone.tsx';
import { ImageGrid } from './image-grid.tsx';
import { imagesQuery } from './images-api.ts';
import { ImagesSkeleton } from './images-skeleton.tsx';
import { Lightbox } from './lightbox.tsx';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';
import { useImageOrder, type ImageOrderProgress } from './use-image-order.ts';
import { useImageRights } from './use-image-rights.ts';
import { useImageUploads } from './use-image-uploads.ts';
import { useRemoveImage } from './use-remove-image.ts';

interface ImageManagerProps {
  productId: number;
  productName: string;
}

/** Manages the images of one product: upload, order, alt text, replacement and deletion. */
export function ImageManager({ productId, productName }: ImageManagerProps) {
  const remove = useRemoveImage();
  const rights = useImageRights();
  const { data: images, error, refetch } = useQuery(imagesQuery(productId));
  const { uploads, add, retry, dismiss } = useImageUploads(productId);
  const { orderedImages, progress, failure, reorder } = useImageOrder(images ?? noImages);
  const [openedIndex, setOpenedIndex] = useState<number | null>(null);

  useLeaveGuard(
    uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    leaveQuestion,
  );

  return (
    <Card component="section" aria-label="Images of the product" sx={cardStyles}>
      {!rights.canUpdate && <Alert severity="info">You may look at these images, but not change them.</Alert>}
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
      {rights.canUpdate && (
        <DropZone onDrop={(files) => void add(files)}>
          <div>
            <Typography sx={{ fontWeight: 500 }}>Drop images here, or choose them</Typography>
            <Typography variant="body2" color="textSecondary">
              {imageRules.hint}
            </Typography>
          </div>
          <UploadButton onChoose={(files) => void add(files)} />
        </DropZone>
      )}
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <ReorderError failure={failure} onRetry={reorder} />
      {renderImages()}
      {openedIndex !== null && (
        <Lightbox
          pictures={orderedImages.map((image) => toPicture(image, productName))}
          startIndex={openedIndex}
          onClose={() => setOpenedIndex(null)}
        />
      )}
    </Card>
  );

  function renderImages() {
    if (!images) return error === null ? <ImagesSkeleton /> : renderLoadError(error);
    if (images.length === 0) {
      return <EmptyState title={rights.canUpdate ? 'No images yet. Click Upload to add some.' : 'No images yet.'} />;
    }
    return (
      <ImageGrid
        images={orderedImages}
        productName={productName}
        rights={rights}
        onReorder={(ids) => reorder({ ids, fallback: 'Priority update failed' })}
        onOpen={setOpenedIndex}
        onDelete={(image) => void remove(image)}
      />
    );
  }

  function renderLoadError(loadError: Error) {
    const retryButton = (
      <Button color="inherit" size="small" onClick={() => void refetch()}>
        Retry
      </Button>
    );
    return (
      <Alert severity="error" action={retryButton}>
        The images could not be loaded. {errorMessage(loadError)}
      </Alert>
    );
  }
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

const cardStyles = { display: 'flex', flexDirection: 'column', gap: 2, p: { xs: 2, sm: 3 } };
const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
};
