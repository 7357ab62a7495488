import { useCallback } from 'react';
import { imageRules } from '@lumora/shared-contract/images';
import * as styles from './file-preview.module.css';

interface FilePreviewProps {
  file: File;
  alt: string;
  /** called with a message when the browser cannot show the file, or it has more pixels than the API accepts */
  onRejected?: (message: string) => void;
}

/** Renders an image file in an `img`: there an SVG runs no scripts. */
export function FilePreview({ file, alt, onRejected }: FilePreviewProps) {
  const setSource = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <img
      ref={setSource}
      className={styles['preview']}
      alt={alt}
      onError={() => onRejected?.(brokenMessage)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalWidth * naturalHeight > imageRules.maxPixels) onRejected?.(tooManyPixelsMessage);
      }}
    />
  );
}

const brokenMessage = 'This file cannot be shown. It may be damaged, or not a picture: choose another.';
const tooManyPixelsMessage = `The picture has more than ${imageRules.maxPixels / 1_000_000} megapixels. Choose a smaller one.`;
