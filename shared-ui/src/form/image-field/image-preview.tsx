import Box from '@mui/material/Box';
import ImageRounded from '@mui/icons-material/ImageRounded';
import { useObjectUrl } from './use-object-url.ts';

interface ImagePreviewProps {
  /** the chosen file */
  file: File | null;
  /** URL of the stored image */
  storedUrl: string | null;
}

/** Renders a tile of 80 × 80 px with the chosen image, else the stored image, else a placeholder. */
export function ImagePreview({ file, storedUrl }: ImagePreviewProps) {
  return <Box sx={tileStyles}>{file ? <ChosenImage file={file} /> : <StoredImage url={storedUrl} />}</Box>;
}

function ChosenImage({ file }: { file: File }) {
  const ref = useObjectUrl(file);
  return <Box component="img" ref={ref} alt="Chosen image" sx={imageStyles} />;
}

function StoredImage({ url }: { url: string | null }) {
  if (url === null) return <ImageRounded sx={{ color: 'text.disabled' }} />;
  return <Box component="img" src={url} alt="Current image" sx={imageStyles} />;
}

const tileStyles = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 80,
  height: 80,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
};
const imageStyles = { width: '100%', height: '100%', objectFit: 'cover' };
