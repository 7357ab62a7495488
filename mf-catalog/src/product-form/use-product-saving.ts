import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { productForm, type Product, type ProductInput } from '@lumora/shared-contract';
import { isHttpError } from '@lumora/shared-auth/core';
import { useSaving, type SaveOptions } from '@lumora/shared-ui/form';
import { createProduct, productQuery, updateProduct } from '../catalog-api.ts';
import { valuesOf, type ProductValues } from './product-values.ts';

/**
 * The life of the product form. `saved` is the product as it is saved, null for a new one, and again null once somebody
 * else has deleted it: what was typed can then be saved as a new product.
 */
export function useProductSaving(product: Product | null, onCreated: (product: Product | undefined) => void) {
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(product);
  const saving = useSaving<ProductValues, ProductInput>({
    schema: productForm,
    initialValues: valuesOf(product),
    onSave: (input, _values, sending) => save(input, sending).catch(learn),
    ...(saved && { onReload: () => reload(saved) }),
    fallback: saved ? 'Update failed' : 'Create failed',
    onClose: () => undefined,
  });

  async function save(input: ProductInput, sending: SaveOptions): Promise<string> {
    if (saved === null) {
      const { data, message } = await createProduct(queryClient, input, sending);
      onCreated(data);
      return message;
    }
    const { data, message } = await updateProduct(queryClient, saved.id, input, sending);
    setSaved(data);
    saving.formik.resetForm({ values: valuesOf(data) });
    return message;
  }

  /** What a refusal says of the world around the form. */
  function learn(error: unknown): never {
    if (isHttpError(error) && error.status === 404) setSaved(null);
    // a category that was chosen may be gone
    if (isHttpError(error) && error.fields) void queryClient.invalidateQueries({ queryKey: ['taxonomy'] });
    throw error;
  }

  async function reload({ id }: Product): Promise<ProductValues> {
    const current = await queryClient.query({ ...productQuery(id), staleTime: 0 });
    setSaved(current);
    return valuesOf(current);
  }

  return { ...saving, saved, isDeleted: product !== null && saved === null };
}
