import type { ProductImage } from '@lumora/shared-contract/catalog';
import { useDeleteRow } from '@lumora/shared-ui';
import { imagesApi } from './images-api.ts';

/** Returns a function that deletes an image after a confirmation. */
export function useRemoveImage() {
  return useDeleteRow<ProductImage>(imagesApi, () => ({
    title: 'Delete image?',
    message: 'Shoppers no longer see it. This cannot be undone.',
  }));
}
