import type { ProductImage } from '@lumora/shared-contract/catalog';
import { useDeleteRow } from '@lumora/shared-ui';
import { deleteImage, imageKeys } from './images-api.ts';

/** Returns a function that deletes an image after a confirmation. */
export function useRemoveImage() {
  return useDeleteRow<ProductImage>({ remove: deleteImage, changedKeys: imageKeys }, () => ({
    title: 'Delete image?',
    message: 'Shoppers no longer see it. This cannot be undone.',
  }));
}
