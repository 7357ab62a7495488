import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '@lumora/shared-contract/catalog';
import { useChange } from '@lumora/shared-ui';
import { catalogKey, updateProduct } from '../catalog-api.ts';

/** Returns a mutation that publishes (`true`) or unpublishes a saved product, without the unsaved values of its form. */
export function useProductPublishing(saved: Product | null, onChanged: (product: Product) => void) {
  const queryClient = useQueryClient();

  return useChange({
    changedKeys: [catalogKey],
    async call(is_active: boolean) {
      if (saved === null) throw new Error('Save the product first.');
      const { id, category_id, name, updated_at } = saved;
      const { data } = await updateProduct(queryClient, id, { category_id, name, is_active, updated_at });
      return { data, message: is_active ? `“${data.name}” is live now` : `“${data.name}” is a draft now` };
    },
    fallback: 'Update failed',
    onSuccess: ({ data }) => onChanged(data),
  });
}
