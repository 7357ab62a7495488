import { useQueryClient } from '@tanstack/react-query';
import type { ProductImage } from '@lumora/shared-contract';
import { confirm, toast, toastError } from '@lumora/shared-ui';
import { deleteImage, refreshImages } from './images-api.ts';

/** Returns a function that deletes an image after a confirmation and toasts the outcome. */
export function useRemoveImage() {
  const queryClient = useQueryClient();

  return async (image: ProductImage) => {
    const message = 'Shoppers no longer see it. This cannot be undone.';
    if (!(await confirm({ title: 'Delete image?', message, action: 'Delete', danger: true }))) return;
    try {
      toast.success(await deleteImage(queryClient, image));
    } catch (error) {
      toastError(error, 'Delete failed');
    }
    void refreshImages(queryClient);
  };
}
