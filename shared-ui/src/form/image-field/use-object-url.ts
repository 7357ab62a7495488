import { useCallback, type RefCallback } from 'react';

/** Returns a ref for an `img` that shows a file. Its object URL is revoked when the file changes or the element is removed. */
export function useObjectUrl(file: Blob): RefCallback<HTMLImageElement> {
  return useCallback(
    (image) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
