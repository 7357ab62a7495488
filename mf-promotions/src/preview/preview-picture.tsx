import { imageUrl } from '@lumora/shared-contract/images';
import { useObjectUrl } from '@lumora/shared-ui/form';

/** An image of the form: a file that is not uploaded yet, or the hash of the stored image. */
export type PreviewImage = File | string;

/** Renders an image of the form, also before its upload. The alt text is empty, because the image is decorative. */
export function PreviewPicture({ image }: { image: PreviewImage }) {
  return image instanceof File ? <FileImage file={image} /> : <img src={imageUrl(image, 1280, 'webp')} alt="" />;
}

function FileImage({ file }: { file: File }) {
  const ref = useObjectUrl(file);
  return <img ref={ref} alt="" />;
}
