import { useCan } from '@lumora/shared-auth';

export interface ImageRights {
  canUpdate: boolean;
  canDelete: boolean;
}

/** Returns the permissions of the user on product images; without `products.update` the images are read-only. */
export function useImageRights(): ImageRights {
  const canUpdate = useCan('products.update');
  const canDelete = useCan('products.delete');
  return { canUpdate, canDelete: canUpdate && canDelete };
}
