import { useRef, type ChangeEvent } from 'react';
import Button from '@mui/material/Button';
import UploadRounded from '@mui/icons-material/UploadRounded';
import { imageRules } from '@lumora/shared-contract/images';

/** Opens the file picker for images. */
export function UploadButton({ onChoose }: { onChoose: (files: File[]) => void }) {
  const fileInput = useRef<HTMLInputElement>(null);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onChoose([...(target.files ?? [])]);
    target.value = ''; // so that choosing the same file again fires a change event
  }

  return (
    <>
      <Button variant="contained" startIcon={<UploadRounded />} onClick={() => fileInput.current?.click()}>
        Upload
      </Button>
      <input
        ref={fileInput}
        type="file"
        multiple
        hidden
        accept={imageRules.mimeTypes.join(',')}
        aria-label="Images to upload"
        onChange={handleChange}
      />
    </>
  );
}
