import { useCan } from '@lumora/shared-auth';

export interface ImageRights {
  mayUpdate: boolean;
  mayDelete: boolean;
}

/** What the user may do with the images of a product; without `products.update` they are only looked at. */
export function useImageRights(): ImageRights {
  const mayUpdate = useCan('products.update');
  const mayDelete = useCan('products.delete');
  return { mayUpdate, mayDelete: mayUpdate && mayDelete };
}
