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

/** The images of one product: upload, order, words, replacement, deletion. */
export function ImageManager({ productId, productName }: ImageManagerProps) {
  const remove = useRemoveImage();
  const rights = useImageRights();
  const { data: images, error, refetch } = useQuery(imagesQuery(productId));
  const { uploads, add, retry, dismiss } = useImageUploads(productId);
  const { shown, running, broken, arrange } = useImageOrder(images ?? none);
  const [openedAt, setOpenedAt] = useState<number | null>(null);

  useLeaveGuard(
    uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    uploading,
  );

  return (
    <Card component="section" aria-label="Images of the product" sx={card}>
      {!rights.mayUpdate && <Alert severity="info">You may look at these images, but not change them.</Alert>}
      <Box sx={head}>
        <Typography color="textSecondary" role="status">
          {running ? savingWords(running) : 'The image with the lowest priority appears first.'}
        </Typography>
        {rights.mayUpdate && (
          <Button
            variant="outlined"
            disabled={shown.length === 0 || running !== null}
            onClick={() => arrange({ ...normalizing, ids: shown.map(({ id }) => id) })}
          >
            Normalize
          </Button>
        )}
      </Box>
      {rights.mayUpdate && (
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
      <ReorderError broken={broken} onRetry={arrange} />
      {renderImages()}
      {openedAt !== null && (
        <Lightbox
          pictures={shown.map((image) => toPicture(image, productName))}
          start={openedAt}
          onClose={() => setOpenedAt(null)}
        />
      )}
    </Card>
  );

  function renderImages() {
    if (!images) return error === null ? <ImagesSkeleton /> : renderFailure(error);
    if (images.length === 0) {
      return <EmptyState title={rights.mayUpdate ? 'No images yet. Click Upload to add some.' : 'No images yet.'} />;
    }
    return (
      <ImageGrid
        images={shown}
        productName={productName}
        rights={rights}
        onArrange={(ids) => arrange({ ids, fallback: 'Priority update failed' })}
        onOpen={setOpenedAt}
        onDelete={(image) => void remove(image)}
      />
    );
  }

  function renderFailure(failure: Error) {
    const again = (
      <Button color="inherit" size="small" onClick={() => void refetch()}>
        Retry
      </Button>
    );
    return (
      <Alert severity="error" action={again}>
        The images could not be loaded. {errorMessage(failure)}
      </Alert>
    );
  }
}

const uploading = {
  title: 'Leave while images are uploaded?',
  message: 'Those on their way go on; a file that fails will not be named any more.',
  action: 'Leave',
};

const none: readonly ProductImage[] = [];
const normalizing = { success: 'Order normalized', fallback: 'Normalize failed' };

function savingWords({ saved, wanted }: ImageOrderProgress): string {
  return `Saving the order: ${saved} of ${wanted.ids.length}`;
}

function toPicture({ image, image_url, alt }: ProductImage, productName: string) {
  return { address: image_url, thumbnail: imageUrl(image, 320, 'webp'), alt: alt || productName };
}

const card = { display: 'flex', flexDirection: 'column', gap: 2, p: { xs: 2, sm: 3 } };
const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 };
