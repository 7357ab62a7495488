import { useCallback, useState } from 'react';
import * as styles from './file-preview.module.css';

/** Renders an image file in an `img`: there an SVG runs no scripts. A file that the browser cannot show is replaced by a message. */
export function FilePreview({ file, alt }: { file: File; alt: string }) {
  const [broken, setBroken] = useState<File | null>(null);
  const setSource = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (broken === file) {
    return (
      <strong role="status">This file cannot be shown. It may be damaged, or not a picture: choose another.</strong>
    );
  }
  return <img ref={setSource} className={styles['preview']} alt={alt} onError={() => setBroken(file)} />;
}
