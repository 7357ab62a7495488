import type { StoredImage } from './image-intake.ts';

interface ImageForm {
  image: StoredImage | null;
  remove_image: boolean;
}

/** What an update sets of its row's picture: the new one, none, or nothing at all. */
export function changedImage({ image, remove_image }: ImageForm): { image_hash?: string | null } {
  if (image) return { image_hash: image.hash };
  return remove_image ? { image_hash: null } : {};
}
