import { useCallback } from 'react';
import * as styles from './file-preview.module.css';

interface FilePreviewProps {
  file: File;
  alt: string;
  /** called when the browser cannot show the file */
  onBroken?: () => void;
}

/** Renders an image file in an `img`: there an SVG runs no scripts. */
export function FilePreview({ file, alt, onBroken }: FilePreviewProps) {
  const setSource = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={setSource} className={styles['preview']} alt={alt} onError={onBroken} />;
}
