import type { ImageChange } from '@lumora/shared-ui/form';

/** What the multipart body says of the row's picture. */
export function imageParts(change: ImageChange) {
  return {
    imageFile: change instanceof File ? change : null,
    remove_image: change === 'removed' ? 'true' : null,
  };
}
