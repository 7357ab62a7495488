import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '@lumora/shared-contract/catalog';
import { useChange } from '@lumora/shared-ui';
import { catalogKey } from '../catalog-api.ts';
import { setPublished } from '../products/set-published.ts';

/** Returns a mutation that publishes (`true`) or unpublishes a saved product, without the unsaved values of its form. */
export function useProductPublishing(saved: Product | null) {
  const queryClient = useQueryClient();

  return useChange({
    changedKeys: [catalogKey],
    async call(isActive: boolean) {
      if (saved === null) throw new Error('Save the product first.');
      return setPublished(queryClient, saved, isActive);
    },
    fallback: 'Update failed',
  });
}
