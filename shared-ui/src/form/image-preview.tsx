import { useCallback } from 'react';
import Box from '@mui/material/Box';
import ImageRounded from '@mui/icons-material/ImageRounded';

interface ImagePreviewProps {
  file: File | null;
  storedUrl: string | null;
}

/** A tile of fixed size with the chosen picture, else the stored one, else a placeholder. */
export function ImagePreview({ file, storedUrl }: ImagePreviewProps) {
  return <Box sx={tile}>{file ? <ChosenImage file={file} /> : <StoredImage url={storedUrl} />}</Box>;
}

function ChosenImage({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <Box component="img" ref={show} alt="Chosen image" sx={picture} />;
}

function StoredImage({ url }: { url: string | null }) {
  if (url === null) return <ImageRounded sx={{ color: 'text.disabled' }} />;
  return <Box component="img" src={url} alt="Current image" sx={picture} />;
}

const tile = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 80,
  height: 80,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
};
const picture = { width: '100%', height: '100%', objectFit: 'cover' };
