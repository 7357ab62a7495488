import type { StoredImage } from './image-intake.ts';

interface ImageForm {
  image: StoredImage | null;
  remove_image: boolean;
}

/** Returns the column value for an update: the new picture, null to remove it, or no column to leave it unchanged. */
export function changedImage({ image, remove_image }: ImageForm): { image_hash?: string | null } {
  if (image) return { image_hash: image.hash };
  return remove_image ? { image_hash: null } : {};
}
