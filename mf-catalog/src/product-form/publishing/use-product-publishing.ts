import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '@lumora/shared-contract/catalog';
import { toastError, useChange } from '@lumora/shared-ui';
import { catalogKey } from '../../catalog-api.ts';
import { setPublished } from '../../products/set-published.ts';
import { confirmPublishing } from './publishing-steps.ts';

/**
 * Returns a function that publishes (`true`) or unpublishes a saved product, without the unsaved values of its form. It asks
 * before it publishes a product that lacks something.
 */
export function useProductPublishing(saved: Product | null) {
  const queryClient = useQueryClient();
  const { isPending, mutate } = useChange({
    changedKeys: [catalogKey],
    async call(isActive: boolean) {
      if (saved === null) throw new Error('Save the product first.');
      return setPublished(queryClient, saved, isActive);
    },
    fallback: 'Update failed',
  });

  async function publish(isActive: boolean): Promise<void> {
    try {
      if (isActive && saved !== null && !(await confirmPublishing(queryClient, saved))) return;
      mutate(isActive);
    } catch (error) {
      toastError(error, 'Update failed');
    }
  }

  return { isPending, publish: (isActive: boolean) => void publish(isActive) };
}
