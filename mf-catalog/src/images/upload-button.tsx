import { useRef, type ChangeEvent } from 'react';
import Button from '@mui/material/Button';
import UploadRounded from '@mui/icons-material/UploadRounded';
import { imageRules } from '@lumora/shared-contract';

/** Opens the chooser for pictures. */
export function UploadButton({ onChoose }: { onChoose: (files: File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    onChoose([...(target.files ?? [])]);
    target.value = ''; // the same file can be chosen again, once it has been mended
  }

  return (
    <>
      <Button variant="contained" startIcon={<UploadRounded />} onClick={() => chooser.current?.click()}>
        Upload
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={imageRules.mimeTypes.join(',')}
        aria-label="Images to upload"
        onChange={take}
      />
    </>
  );
}
