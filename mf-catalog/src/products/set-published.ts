import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '@lumora/shared-contract/catalog';
import { updateProduct } from '../catalog-api.ts';

/** Publishes a saved product (`true`) or makes it a draft. Resolves to the message for the user. */
export async function setPublished(queryClient: QueryClient, saved: Product, is_active: boolean) {
  const { id, category_id, name, updated_at } = saved;
  const { data } = await updateProduct(queryClient, id, { category_id, name, is_active, updated_at });
  return { message: is_active ? `“${data.name}” is live now` : `“${data.name}” is a draft now` };
}
