import { useRef, useState, type ChangeEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import type { ProductImage } from '@lumora/shared-contract/catalog';
import { imageRules } from '@lumora/shared-contract/images';
import { toast, toastError } from '@lumora/shared-ui';
import { imageFileError } from '@lumora/shared-ui/form';
import { refreshImages, replaceImage } from './images-api.ts';

interface ReplaceButtonProps {
  image: Pick<ProductImage, 'id'>;
  /** label of the image, such as `image 3` */
  name: string;
}

/** Replaces the file of an image; its priority and alt text stay unchanged. */
export function ReplaceButton({ image, name }: ReplaceButtonProps) {
  const queryClient = useQueryClient();
  const fileInput = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);

  async function replace({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = ''; // so that choosing the same file again fires a change event
    if (!file) return;
    const validationError = await imageFileError(file);
    if (validationError !== undefined) return void toast.error(validationError);
    setProgress(0);
    try {
      toast.success(await replaceImage(queryClient, image.id, { imageFile: file }, { onProgress: setProgress }));
    } catch (error) {
      toastError(error, 'Upload failed');
    }
    setProgress(null);
    void refreshImages(queryClient);
  }

  return (
    <>
      <Tooltip title="Replace">
        <IconButton
          aria-label={`Replace ${name}`}
          aria-busy={progress !== null}
          onClick={() => fileInput.current?.click()}
        >
          {progress === null ? <SwapHorizRounded /> : <UploadProgress progress={progress} />}
        </IconButton>
      </Tooltip>
      <input
        ref={fileInput}
        type="file"
        hidden
        disabled={progress !== null}
        accept={imageRules.mimeTypes.join(',')}
        aria-label={`Picture in place of ${name}`}
        onChange={(event) => void replace(event)}
      />
    </>
  );
}

function UploadProgress({ progress }: { progress: number }) {
  const isSent = progress === 1;
  return (
    <CircularProgress
      size={20}
      aria-label="Uploading…"
      variant={isSent ? 'indeterminate' : 'determinate'}
      value={Math.round(progress * 100)}
    />
  );
}
