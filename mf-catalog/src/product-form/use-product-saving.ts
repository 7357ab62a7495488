import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { productForm, type Product, type ProductInput } from '@lumora/shared-contract/catalog';
import { isHttpError } from '@lumora/shared-auth/core';
import { useSaving, type SaveOptions } from '@lumora/shared-ui/form';
import { taxonomyKey } from '@lumora/shared-ui/taxonomy';
import { createProduct, productQuery, updateProduct } from '../catalog-api.ts';
import { toProductValues, type ProductValues } from './fields/product-values.ts';

/**
 * Manages saving of the product form. `saved` is the saved product. It is null for a new product, and becomes null when
 * another user deletes the product; the form values can then be saved as a new product.
 */
export function useProductSaving(product: Product | null, onCreated: (product: Product | undefined) => void) {
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(product);
  // Publish, and actions of the search, change the status outside of the form
  const current = product !== null && saved !== null && hasSameContent(product, saved) ? product : saved;
  const saving = useSaving<ProductValues, ProductInput>({
    schema: productForm,
    initialValues: toProductValues(product),
    onSave: (input, _values, options) => save(input, options).catch(handleSaveError),
    ...(saved && { onReload: () => reload(saved) }),
    fallback: saved ? 'Update failed' : 'Create failed',
    onClose: () => undefined,
  });

  async function save(input: ProductInput, options: SaveOptions): Promise<string> {
    if (saved === null) {
      const { data, message } = await createProduct(queryClient, input, options);
      onCreated(data);
      return message;
    }
    const { data, message } = await updateProduct(queryClient, saved.id, input, options);
    setSaved(data);
    saving.formik.resetForm({ values: toProductValues(data) });
    return message;
  }

  /** Updates the state that a rejected save proves outdated, then rethrows. */
  function handleSaveError(error: unknown): never {
    if (isHttpError(error) && error.status === 404) setSaved(null);
    // the selected category may have been deleted
    if (isHttpError(error) && error.fields) void queryClient.invalidateQueries({ queryKey: taxonomyKey() });
    throw error;
  }

  async function reload({ id }: Product): Promise<ProductValues> {
    const latest = await queryClient.query({ ...productQuery(id), staleTime: 0 });
    setSaved(latest);
    return toProductValues(latest);
  }

  const adoptStatus = useEffectEvent(() => {
    const { initialValues } = saving.formik;
    if (current === null || current.is_active === initialValues.is_active) return;
    void saving.rebase(toProductValues(current), initialValues);
  });
  useEffect(() => adoptStatus(), [current]);

  return { ...saving, saved: current, isDeleted: product !== null && saved === null };
}

/** Returns whether two versions of a product have the same values, apart from the status. */
function hasSameContent(a: Product, b: Product): boolean {
  const contentOf = (product: Product) => ({ ...toProductValues(product), is_active: null, updated_at: null });
  return JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));
}
