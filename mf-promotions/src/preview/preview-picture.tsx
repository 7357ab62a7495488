import { useCallback } from 'react';
import { imageUrl } from '@lumora/shared-contract';

/** A picture of the form: chosen and not yet uploaded, or the hash of the stored one. */
export type PreviewImage = File | string;

/** Draws it before it is uploaded, too. The words beside it say what it shows. */
export function PreviewPicture({ image }: { image: PreviewImage }) {
  return image instanceof File ? <Chosen file={image} /> : <img src={imageUrl(image, 1280, 'webp')} alt="" />;
}

function Chosen({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="" />;
}
