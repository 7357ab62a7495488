import { useRef, useState, type ChangeEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import { imageRules, type ProductImage } from '@lumora/shared-contract';
import { toast, toastError } from '@lumora/shared-ui';
import { imageRefusal } from '@lumora/shared-ui/form';
import { refreshImages, replaceImage } from './images-api.ts';

interface ReplaceButtonProps {
  image: Pick<ProductImage, 'id'>;
  /** such as `image 3` */
  name: string;
}

/** Puts another picture in the place of one; its priority and alt text stay. */
export function ReplaceButton({ image, name }: ReplaceButtonProps) {
  const queryClient = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);

  async function replace({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = ''; // the same file can be chosen again, once it has been mended
    if (!file) return;
    const refusal = await imageRefusal(file);
    if (refusal !== undefined) return void toast.error(refusal);
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
          onClick={() => chooser.current?.click()}
        >
          {progress === null ? <SwapHorizRounded /> : <SendingMark progress={progress} />}
        </IconButton>
      </Tooltip>
      <input
        ref={chooser}
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

function SendingMark({ progress }: { progress: number }) {
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
